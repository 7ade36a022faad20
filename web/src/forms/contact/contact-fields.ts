import * as z from "zod";
import { businessTypes, serviceInterests } from "#contract/contact-message";
import { formDraft } from "../form-draft.ts";
import { contactFormName } from "./contact-form-name.ts";

/** The form's fields while they are being filled in: any of them may be missing or not valid yet. */
const contactFields = z.object({
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  companyName: z.string().optional(),
  email: z.string().optional(),
  serviceInterests: z.array(z.enum(serviceInterests)).optional().catch(undefined),
  businessType: z.enum(businessTypes).optional().catch(undefined),
  message: z.string().optional(),
});

export type ContactFields = z.infer<typeof contactFields>;

function sameText(one: string | string[] | undefined, other: string | string[] | undefined) {
  return [one ?? []].flat().sort().join("\n") === [other ?? []].flat().sort().join("\n");
}

/**
 * What the visitor has filled in or taken away themselves. The rest is as the subject they came with
 * (or the empty form) gave it, and belongs to that subject: the next one brings its own.
 */
export function ownFields(fields: ContactFields, given: ContactFields): ContactFields {
  const names = contactFields.keyof().options.filter((name) => fields[name] !== undefined);
  const own = names.filter((name) => !sameText(fields[name], given[name]));
  return contactFields.parse(Object.fromEntries(own.map((name) => [name, fields[name]])));
}

export const contactDraft = formDraft<ContactFields>(contactFormName, contactFields);

/** What the visitor typed into the prerendered form before its script was there. */
export function readTypedFields(): ContactFields {
  const form = document.querySelector<HTMLFormElement>(`form[name="${contactFormName}"]`);
  if (!form) return {};
  const data = new FormData(form);
  const texts = [...data].filter(([, value]) => value !== "");
  const chosen = data.getAll("serviceInterests");
  return contactFields.parse({
    ...Object.fromEntries(texts),
    ...(chosen.length > 0 && { serviceInterests: chosen }),
  });
}
