/** The value at the end of a path; undefined where the path leads nowhere. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (current, key) =>
      typeof current === "object" && current !== null && Object.hasOwn(current, key)
        ? Reflect.get(current, key)
        : undefined,
    value,
  );
}
