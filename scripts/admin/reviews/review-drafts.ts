import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { isMap, isScalar, isSeq } from "yaml";
import { businessDay } from "#contract/business-day";
import { storedLogEntry } from "#contract/record-log";
import { changedYaml, type FileChange } from "../../../web/editing/file-change.ts";

/** What testimonials.yaml gets of a review that may be quoted. */
interface ReviewDraft {
  id: string;
  publish: "no";
  quote: string;
  author: string;
  role: string;
  date?: string;
  permission: string;
}

const file = "testimonials.yaml";
const siteFile = "site.yaml";

/** In content, two braces begin a name such as `{{site.name}}`, and an unknown one makes all of it invalid. */
const withoutNames = (text: string) => text.replaceAll(/\{(?=\{)/g, "{ ");

/** "Dana R., owner of a flower shop" has the name and what they do. */
function authorOf(name: string | undefined) {
  const [author = "", ...rest] = (name ?? "").split(",");
  return { author: author.trim() || "A customer", role: rest.join(",").trim() || "Customer" };
}

/** Returns the draft of a log entry of the kind `quotable`. */
export function reviewDraft(entry: Pick<QueryDocumentSnapshot, "id" | "data">): ReviewDraft {
  const { created_at, ...said } = storedLogEntry.parse(entry.data());
  const [text, value] = [withoutNames(said.text ?? ""), said.value && withoutNames(said.value)];
  const date = created_at === null ? undefined : businessDay(new Date(created_at));
  const name = value ? `as ${value}` : "without a name";
  return {
    id: entry.id.slice(0, 15),
    publish: "no",
    quote: text,
    ...authorOf(value),
    ...(date && { date }),
    permission: `The customer agreed on our review page${date ? ` on ${date}` : ""} to be quoted ${name}.`,
  };
}

/**
 * Returns the files with the drafts that haven't been taken over yet, and how many these are. The site's facts remember
 * them, so that a draft that the owner deletes doesn't come back.
 */
export function withDrafts(
  contentFolder: string,
  drafts: readonly ReviewDraft[],
): { changes: FileChange[]; added: number } {
  const taken = new Set<unknown>();
  const memory = changedYaml(contentFolder, siteFile, (document) => {
    const before = document.get("reviewsTaken");
    for (const item of isSeq(before) ? before.items : [])
      taken.add(isScalar(item) ? item.value : item);
    document.set("reviewsTaken", [...new Set([...taken, ...drafts.map(({ id }) => id)])]);
  });
  let added = 0;
  const change = changedYaml(contentFolder, file, (document) => {
    const items = isSeq(document.contents) ? document.contents.items : [];
    const ids = new Set(items.map((item) => (isMap(item) ? item.get("id") : undefined)));
    for (const draft of drafts.filter(({ id }) => !ids.has(id) && !taken.has(id))) {
      document.add(document.createNode(draft));
      added += 1;
    }
  });
  const isNoted = drafts.every(({ id }) => taken.has(id));
  return { changes: [...(added > 0 ? [change] : []), ...(isNoted ? [] : [memory])], added };
}
