export interface TextField {
  /** The path of the field, such as `sections.3.actions.0.to`. */
  field: string;
  /** The last part of `field`. */
  key: string;
  text: string;
}

/** Every text below a value, with its path. */
export function textFields(value: unknown, field = "", key = ""): TextField[] {
  if (typeof value === "string") return [{ field, key, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    textFields(item, field ? `${field}.${name}` : name, name),
  );
}
