import { isRecord, type Json, type Path } from "./editing-api.ts";

/** Whether two values are the same; the order of fields makes no difference. */
export function isSame(one: Json | undefined, other: Json | undefined): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  }
  if (isRecord(one) && isRecord(other)) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...keys].every((key) => isSame(one[key], other[key]));
  }
  return one === other;
}

export function valueAt(value: Json | undefined, path: Path): Json | undefined {
  return path.reduce<Json | undefined>((current, key) => {
    if (Array.isArray(current)) return current[Number(key)];
    return isRecord(current) ? current[key] : undefined;
  }, value);
}

/** Whether the page that a file holds is on the site. */
export function isOnSite(value: Json): boolean {
  const publish = valueAt(value, ["publish"]);
  return publish !== false && publish !== "no";
}

/** Returns the value with another part; `undefined` removes the part. */
export function withValueAt(
  value: Json | undefined,
  [key, ...rest]: Path,
  part: Json | undefined,
): Json | undefined {
  if (key === undefined) return part;
  if (Array.isArray(value)) {
    const item = withValueAt(value[Number(key)], rest, part);
    const before = value.slice(0, Number(key));
    return [...before, ...(item === undefined ? [] : [item]), ...value.slice(Number(key) + 1)];
  }
  const record = isRecord(value) ? value : {};
  const item = withValueAt(record[key], rest, part);
  if (item !== undefined) return { ...record, [key]: item };
  const { [key]: _, ...others } = record;
  return others;
}

/**
 * Puts what I typed on top of what somebody else has saved in the meantime. Where both changed the same thing, mine
 * wins.
 */
export function mergedValue(
  base: Json | undefined,
  mine: Json | undefined,
  theirs: Json | undefined,
): Json | undefined {
  if (isSame(mine, base)) return theirs;
  if (isSame(theirs, base)) return mine;
  if (isRecord(mine) && isRecord(theirs)) {
    const old = isRecord(base) ? base : {};
    const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
    const entries = keys.flatMap((key) => {
      const item = mergedValue(old[key], mine[key], theirs[key]);
      return item === undefined ? [] : [[key, item] as const];
    });
    return Object.fromEntries(entries);
  }
  if (Array.isArray(mine) && Array.isArray(theirs) && mine.length === theirs.length) {
    return mine.map((item, index) => {
      return mergedValue(valueAt(base, [index]), item, theirs[index]) ?? item;
    });
  }
  return mine;
}
