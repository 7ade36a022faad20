/** Fills in `[name]` and the like. A value is never read as another field. */
export function filledIn(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\[(\w+)\]/g, (field, name: string) => values[name] ?? field);
}
