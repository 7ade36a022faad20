import { type Document, isMap, isNode, isScalar, isSeq } from "yaml";

/** A comment's paragraphs, each in one line. */
function paragraphsOf(comment: string | null | undefined): string[] {
  const lines = (comment ?? "").split("\n").map((line) => line.trim());
  const paragraphs = lines.join("\n").split(/\n{2,}/);
  return paragraphs.map((text) => text.replaceAll("\n", " ").trim()).filter(Boolean);
}

/** The comments of a file: about the whole file, and about each field by its path. */
export function commentsOf(document: Document): { about: string; help: Record<string, string> } {
  const help: Record<string, string> = {};
  function note(path: string, ...nodes: unknown[]) {
    // A comment above an empty line is about something else, such as a field that is switched off.
    const said = nodes.flatMap((node) =>
      isNode(node) ? paragraphsOf(node.commentBefore).slice(-1) : [],
    );
    if (said.length > 0) help[path] = said.join("\n");
  }
  function walk(node: unknown, path: string) {
    const below = (name: string | number) => (path ? `${path}.${name}` : String(name));
    if (isMap(node)) {
      for (const { key, value } of node.items) {
        const at = below(String(isScalar(key) ? key.value : key));
        note(at, key, value);
        walk(value, at);
      }
    }
    if (isSeq(node)) {
      for (const [index, item] of node.items.entries()) {
        note(below(index), item);
        walk(item, below(index));
      }
    }
  }
  walk(document.contents, "");
  const top = isNode(document.contents) ? document.contents.commentBefore : undefined;
  return { about: [document.commentBefore, top].flatMap(paragraphsOf).join("\n"), help };
}
