import * as z from "zod";

/** The text of each field by its name, valid or not. */
export const formValues = z.record(z.string(), z.string());

export type FormValues = z.infer<typeof formValues>;

export type FormResult =
  | { data: Readonly<Record<string, unknown>> }
  | { errors: Readonly<Record<string, string>> };

export function readForm(
  schema: z.ZodType<Readonly<Record<string, unknown>>>,
  input: unknown,
): FormResult {
  const result = schema.safeParse(input);
  if (result.success) return { data: result.data };
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) {
    errors[String(path[0])] ??= message;
  }
  return { errors };
}

/** A draft needs no more: other values, such as tomorrow's date, may differ when it is read again. */
export function changedValues(values: FormValues, start: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).filter(([name, text]) => text !== (start[name] ?? "")),
  );
}

/** The kind of an entry is one press, and nothing is lost without it. */
export function isUntouched(values: FormValues, start: FormValues): boolean {
  return Object.entries(values).every(
    ([name, text]) => name === "kind" || text.trim() === (start[name] ?? ""),
  );
}
