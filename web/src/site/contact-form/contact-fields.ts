import * as z from "zod";
import { businessTypes, serviceInterests } from "#contract/contact-message";
import { storedDraft } from "./stored-draft.ts";

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

const contactDraft = z.object({ submissionId: z.uuidv4(), fields: contactFields });

export type ContactFields = z.infer<typeof contactFields>;
export type ContactDraft = z.infer<typeof contactDraft>;

/** The stored draft; one of an old or broken shape is as good as none. */
export function readDraft(): ContactDraft | undefined {
  const text = storedDraft.read();
  if (!text) return;
  try {
    return contactDraft.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

export function writeDraft(draft: ContactDraft): void {
  storedDraft.write(JSON.stringify(draft));
}

/** What the visitor typed into the prerendered form before its script was there. */
export function readTypedFields(formName: string): ContactFields {
  const form = document.querySelector<HTMLFormElement>(`form[name="${formName}"]`);
  if (!form) return {};
  const data = new FormData(form);
  const texts = [...data].filter(([, value]) => value !== "");
  const chosen = data.getAll("serviceInterests");
  return contactFields.parse({
    ...Object.fromEntries(texts),
    ...(chosen.length > 0 && { serviceInterests: chosen }),
  });
}
