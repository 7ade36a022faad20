import { isDeepStrictEqual } from "node:util";
import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  Scalar,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { isRecord, type Json, type JsonRecord } from "../editing-api.ts";

const keyOf = ({ key }: Pair) => String(isScalar(key) ? key.value : key);

/** How much two entries in a list have in common, from 0 to 1, so that an edited entry is recognized. */
function likeness(one: unknown, other: Json): number {
  if (isDeepStrictEqual(one, other)) return 1;
  if (!isRecord(one) || !isRecord(other)) return typeof one === typeof other ? 0.01 : 0;
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const shares = keys.map((key) => likeness(one[key], other[key] ?? null));
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(keys.length, 1);
}

/** Puts a value into a YAML document. Unchanged parts keep their nodes, with their comments and their form. */
export function setValue(document: Document, value: Json): void {
  const isNow = (node: unknown) => (isNode(node) ? node.toJS(document) : node);

  function fresh(value: Json, neighbor: unknown): Node {
    const node = document.createNode(value);
    if (isCollection(node) && isCollection(neighbor) && isMap(node) === isMap(neighbor)) {
      node.flow = neighbor.flow ?? false;
    }
    return node;
  }

  function changed(node: unknown, value: Json): unknown {
    if (isDeepStrictEqual(isNow(node), value)) return node;
    if (isMap(node) && isRecord(value)) return changeMap(node, value);
    if (isSeq(node) && Array.isArray(value)) return changeSeq(node, value);
    const isPlain = !isRecord(value) && !Array.isArray(value);
    if (node instanceof Scalar && isPlain) {
      node.value = value;
      return node;
    }
    const next = fresh(value, undefined);
    if (isNode(node)) {
      next.commentBefore = node.commentBefore ?? null;
      next.comment = node.comment ?? null;
      next.spaceBefore = node.spaceBefore ?? false;
    }
    return next;
  }

  /** The comment above the first of several fields is about all of them, so it stays when that field goes. */
  function remove(map: YAMLMap, index: number): void {
    const [gone] = map.items.splice(index, 1);
    const heir = map.items[index]?.key;
    if (!isNode(gone?.key) || !isNode(heir) || heir.commentBefore || heir.spaceBefore) return;
    heir.commentBefore = gone.key.commentBefore ?? null;
    heir.spaceBefore = gone.key.spaceBefore ?? false;
  }

  function changeMap(map: YAMLMap, value: JsonRecord): YAMLMap {
    for (let index = map.items.length - 1; index >= 0; index -= 1) {
      const pair = map.items[index];
      if (pair && !Object.hasOwn(value, keyOf(pair))) remove(map, index);
    }
    for (const [key, item] of Object.entries(value)) {
      const pair = map.items.find((one) => keyOf(one) === key);
      if (pair) pair.value = changed(pair.value, item);
      else map.add(document.createPair(key, fresh(item, map.items.at(-1)?.value)));
    }
    return map;
  }

  function changeSeq(seq: YAMLSeq, values: Json[]): YAMLSeq {
    const left = seq.items.map((node, index) => ({ node, index, value: isNow(node) }));
    const spaces = seq.items.map((node) => isNode(node) && Boolean(node.spaceBefore));
    const chosen: unknown[] = [];
    const isDone = (index: number) => index in chosen;
    const sameThere = (value: Json, index: number) =>
      left.find((one) => one.index === index && isDeepStrictEqual(one.value, value));
    const same = (value: Json) => left.find((one) => isDeepStrictEqual(one.value, value));
    const mostAlike = (value: Json, index: number) => {
      const score = (one: (typeof left)[number]) =>
        likeness(one.value, value) - Math.abs(one.index - index) / 1_000_000;
      const [best] = left.toSorted((one, other) => score(other) - score(one));
      return best && likeness(best.value, value) > 0 ? best : undefined;
    };
    // Entries that are the same at their old place come first, then the same elsewhere, then the most alike.
    for (const match of [sameThere, same, mostAlike]) {
      for (const [index, value] of values.entries()) {
        const found = isDone(index) ? undefined : match(value, index);
        if (!found) continue;
        left.splice(left.indexOf(found), 1);
        chosen[index] = changed(found.node, value);
      }
    }
    const neighbor = seq.items.at(-1);
    seq.items = values.map((value, index) =>
      isDone(index) ? chosen[index] : fresh(value, neighbor),
    );
    // An empty line belongs to a place in the list, not to the entry there.
    for (const [index, node] of seq.items.entries()) {
      if (isNode(node)) node.spaceBefore = spaces[index] ?? spaces.at(-1) ?? false;
    }
    return seq;
  }

  const contents = changed(document.contents, value);
  document.contents = isNode(contents) ? contents : document.createNode(contents);
}
