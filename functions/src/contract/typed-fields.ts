import * as z from "zod";

/** An empty input, or one that `schema` makes empty, means that the field is absent. */
export function optionalText<T extends z.ZodType<string, string>>(schema: T) {
  return z
    .string()
    .transform((text, context) => {
      if (text.trim() === "") return undefined;
      const result = schema.safeParse(text);
      if (result.success) return result.data || undefined;
      for (const { message } of result.error.issues) {
        context.addIssue({ code: "custom", message });
      }
      return z.NEVER;
    })
    .optional();
}

/** Removes undefined fields, because Firestore refuses `undefined`. */
export function withoutAbsent<T extends object>(fields: T): T {
  const present = { ...fields };
  for (const [key, value] of Object.entries(present)) {
    if (value === undefined) Reflect.deleteProperty(present, key);
  }
  return present;
}
