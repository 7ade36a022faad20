/** Text that is already HTML or XML; only the `markup` tag makes it. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** How HTML and XML write the characters that are special to them. */
export const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Characters that XML 1.0 forbids; none of our pages needs them either. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

function render(part: string | Markup): string {
  if (part instanceof Markup) return part.text;
  return part.replace(forbidden, "").replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/**
 * A template tag that escapes every value, so that a forgotten escape is impossible. It joins lists without separators.
 */
export function markup(
  strings: TemplateStringsArray,
  ...parts: (string | Markup | readonly (string | Markup)[])[]
): Markup {
  const rendered = parts.map((part) => [part].flat().map(render).join(""));
  return new Markup(String.raw({ raw: strings }, ...rendered));
}
