import * as z from "zod/mini";
import { storedValue } from "../ui/device-storage.ts";
import { draftKey } from "./form-names.ts";

export type DraftFields = Record<string, string | string[] | boolean | undefined>;

function isSame(value: DraftFields[string], other: DraftFields[string]): boolean {
  const asText = (texts: DraftFields[string]) => [texts || []].flat().sort().join("\n");
  return asText(value) === asText(other);
}

/** Typed before the form's script was there, or put back by the browser after a reload. */
function fieldsOnPage(form: string): DraftFields {
  const element = document.querySelector<HTMLFormElement>(`form[name="${form}"]`);
  if (!element) return {};
  const data = new FormData(element);
  const filled = [...new Set(data.keys())].flatMap((name) => {
    const values = data.getAll(name).filter((value) => typeof value === "string");
    const isChoice = element.querySelector(`[type="checkbox"][name="${name}"]`) !== null;
    return values.join("") === "" ? [] : [[name, isChoice ? values : values[0]]];
  });
  return Object.fromEntries(filled);
}

/** A form's draft, kept for the visit, so that a reload loses nothing. One of an old shape counts as none. */
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

  /** What the visitor changed themselves. The rest belongs to the topic they came with: the next brings its own. */
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
    /** Forgets the draft where nothing is typed. */
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
