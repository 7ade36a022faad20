import * as z from "zod";
import { storedDraft } from "./stored-draft.ts";

/** A form while it is being filled in. */
export interface FormDraft<Fields> {
  submissionId: string;
  fields: Fields;
  /** What the server said of which field, when it had refused the form as it was. */
  refused?: Record<string, string> | undefined;
}

/** The draft of one form, whose fields have this schema; one of an old or broken shape is as good as none. */
export function formDraft<Fields>(form: string, fields: z.ZodType<Fields>) {
  const schema = z.object({
    submissionId: z.uuidv4(),
    fields,
    refused: z.record(z.string(), z.string()).optional(),
  });
  return {
    read(): FormDraft<Fields> | undefined {
      const text = storedDraft.read(form);
      if (!text) return;
      try {
        return schema.safeParse(JSON.parse(text)).data;
      } catch {
        return undefined;
      }
    },
    write: (draft: FormDraft<Fields>) => storedDraft.write(form, JSON.stringify(draft)),
    remove: () => storedDraft.remove(form),
  };
}
