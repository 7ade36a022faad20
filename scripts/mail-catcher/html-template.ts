/** Text that is already HTML; only the `html` tag makes it. */
export class SafeHtml {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
  toString(): string {
    return this.markup;
  }
}

type Part = string | number | SafeHtml | readonly SafeHtml[];

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

function render(part: Part): string {
  if (part instanceof SafeHtml) return part.markup;
  if (typeof part === "string" || typeof part === "number") return escapeText(String(part));
  return part.map((piece) => piece.markup).join("");
}

/** Template tag that escapes every value, so that a forgotten escape is impossible. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): SafeHtml {
  return new SafeHtml(
    strings.reduce((out, text, index) => {
      const part = parts[index - 1];
      return out + (part === undefined ? "" : render(part)) + text;
    }),
  );
}
