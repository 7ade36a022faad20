import * as z from "zod/mini";
import { storedValue } from "../ui/device-storage.ts";
import { type DraftFields, fieldsOnPage } from "./fields-on-page.ts";
import { draftKey } from "./form-names.ts";

function isSame(value: DraftFields[string], other: DraftFields[string]): boolean {
  const asText = (texts: DraftFields[string]) => [texts || []].flat().sort().join("\n");
  return asText(value) === asText(other);
}

/** A form's draft, kept for the visit, so that a reload loses nothing. A draft with an old shape counts as none. */
export function formDraft<Fields extends DraftFields>(
  form: string,
  fields: z.core.$ZodType<Fields>,
) {
  const schema = z.object({
    submissionId: z.uuidv4(),
    fields,
    /** The server's message for each field that it refused. */
    refused: z.optional(z.record(z.string(), z.string())),
  });
  const stored = storedValue("sessionStorage", draftKey(form), (draft) => {
    return schema.safeParse(draft).data;
  });

  /** Returns what the visitor changed. The rest belongs to the topic they came with: the next topic brings its own. */
  function ownFields(values: object, given: DraftFields): Fields {
    const own = Object.entries<DraftFields[string]>(z.parse(fields, values)).filter(
      ([name, value]) => value !== undefined && !isSame(value, given[name]),
    );
    return z.parse(fields, Object.fromEntries(own));
  }

  return {
    ...stored,
    ownFields,
    startingFields(given: Fields): Fields {
      const earlier = stored.read()?.fields;
      return { ...given, ...earlier, ...ownFields(fieldsOnPage(form), given) };
    },
    keep(submissionId: string, values: object, given: Fields, refused?: Record<string, string>) {
      const own = ownFields(values, given);
      if (Object.keys(own).length > 0) stored.write({ submissionId, fields: own, refused });
      else stored.remove();
    },
  };
}

export const anyFields = z.record(
  z.string(),
  z.optional(z.union([z.string(), z.array(z.string()), z.boolean()])),
);

export type FormDraft<Fields extends DraftFields> = ReturnType<typeof formDraft<Fields>>;
