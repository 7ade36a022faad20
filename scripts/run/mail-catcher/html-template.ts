/** Text that is already HTML; only the `html` tag makes it. */
export class SafeHtml {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function render(part: string | SafeHtml): string {
  if (part instanceof SafeHtml) return part.markup;
  return part.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** Template tag that escapes every value, so that a forgotten escape is impossible. */
export function html(
  strings: TemplateStringsArray,
  ...parts: (string | SafeHtml | SafeHtml[])[]
): SafeHtml {
  const rendered = parts.map((part) => [part].flat().map(render).join(""));
  return new SafeHtml(String.raw({ raw: strings }, ...rendered));
}
