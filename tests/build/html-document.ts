import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from "parse5";

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** An HTML file as a browser would understand it. */
export class HtmlDocument {
  /** What the parser had to repair, such as `unexpected-null-character at 12:4`. */
  readonly repairs: string[] = [];
  private readonly elements: Element[] = [];

  constructor(html: string) {
    const document = parse(html, {
      sourceCodeLocationInfo: true,
      onParseError: ({ code, startLine, startCol }) => {
        this.repairs.push(`${code} at ${startLine}:${startCol}`);
      },
    });
    this.collect(document);
  }

  private collect(node: Node): void {
    if (defaultTreeAdapter.isElementNode(node)) {
      this.elements.push(node);
      const location = node.sourceCodeLocation;
      // The parser reports no error when it opens or closes an element by itself.
      if (!location?.startTag) this.repairs.push(`a ${node.tagName} that was never opened`);
      else if (!location.endTag && !isVoid(node)) {
        this.repairs.push(
          `a ${node.tagName} that is not closed, at ${location.startLine}:${location.startCol}`,
        );
      }
    }
    if (!("childNodes" in node)) return;
    for (const child of node.childNodes) this.collect(child);
  }

  /** Returns all elements of a name, or of any name; with `attributes`, only those that have these values. */
  all(name?: string, attributes: Record<string, string> = {}): Element[] {
    return this.elements.filter(
      (element) =>
        (name === undefined || element.tagName === name) &&
        Object.entries(attributes).every(([key, value]) => attributeOf(element, key) === value),
    );
  }

  /** Returns the values of an attribute on all elements of a name that have it. */
  values(attribute: string, name?: string, attributes?: Record<string, string>): string[] {
    return this.all(name, attributes).flatMap((element) => attributeOf(element, attribute) ?? []);
  }

  /** Returns the element with this id. @throws if there is none. */
  byId(id: string): Element {
    const found = this.elements.find((element) => attributeOf(element, "id") === id);
    if (!found) throw new Error(`no element has the id ${id}`);
    return found;
  }

  /** The text that a visitor can read between header and footer, with single spaces. */
  get mainText(): string {
    return this.all("main").map(textOf).join(" ");
  }
}

const voidElements = new Set(["meta", "link", "img", "br", "hr", "input", "source", "wbr"]);

/** Elements without an end tag: those of HTML, and the self-closed ones in an SVG. */
function isVoid({ tagName, namespaceURI }: Element): boolean {
  return voidElements.has(tagName) || namespaceURI.endsWith("/svg");
}

export function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

/** Returns all elements of a name inside another one, in order. */
export function elementsIn(root: Element, name: string): Element[] {
  return root.childNodes
    .filter((node) => defaultTreeAdapter.isElementNode(node))
    .flatMap((child) => [...(child.tagName === name ? [child] : []), ...elementsIn(child, name)]);
}

/** Returns the cells of each row of a table's body, without the column's name that a phone shows before an amount. */
export function tableRows(table: Element): string[][] {
  const ownText = (cell: Element) => {
    const own = cell.childNodes.filter(
      (node) =>
        !defaultTreeAdapter.isElementNode(node) || attributeOf(node, "aria-hidden") !== "true",
    );
    return textOf({ ...cell, childNodes: own });
  };
  const cells = (row: Element) =>
    row.childNodes.filter((node) => defaultTreeAdapter.isElementNode(node)).map(ownText);
  return elementsIn(table, "tbody")
    .flatMap((body) => elementsIn(body, "tr"))
    .map(cells);
}

/** Returns the text of each entry that has an h3, by this heading. */
export function cardTexts(root: Element): Map<string, string> {
  const cards = elementsIn(root, "li").filter((item) => elementsIn(item, "h3").length === 1);
  return new Map(cards.map((card) => [elementsIn(card, "h3").map(textOf).join(), textOf(card)]));
}

/** Returns the text in an element as it is read, with single spaces. */
export function textOf(element: Element): string {
  return innerText(element).replace(/\s+/g, " ").trim();
}

function innerText(node: Node): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  if (!("childNodes" in node)) return "";
  if (defaultTreeAdapter.isElementNode(node) && node.tagName === "script") return "";
  const inner = node.childNodes.map(innerText).join("");
  // Words of neighboring blocks must not run together.
  return defaultTreeAdapter.isElementNode(node) && !inline.has(node.tagName) ? ` ${inner} ` : inner;
}

const inline = new Set(["a", "b", "em", "i", "span", "strong", "small", "abbr", "sup"]);
