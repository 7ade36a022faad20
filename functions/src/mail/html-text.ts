const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** HTML that may be put into other HTML as it is. */
export class SafeHtml {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}

/** A template tag that escapes every text put in. Only what `html` itself made is inserted as it is. */
export function html(
  parts: TemplateStringsArray,
  ...values: ReadonlyArray<string | SafeHtml | readonly SafeHtml[]>
): SafeHtml {
  const filled = parts.map((part, index) => {
    const value = values[index] ?? "";
    if (typeof value === "string") return part + escaped(value);
    return part + (value instanceof SafeHtml ? [value] : value).map((each) => each.source).join("");
  });
  return new SafeHtml(filled.join(""));
}
