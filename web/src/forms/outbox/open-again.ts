import { storedDraft } from "../stored-draft.ts";
import type { UnsentForm } from "./unsent-form.ts";

/** Whether the form is filled in on its page already, in this tab. */
export function isOpenAgain({ form, id }: UnsentForm): boolean {
  return storedDraft.read(form)?.includes(id) ?? false;
}

/**
 * Opens the page of a refused form with everything filled in and what is wrong marked
 * (site/form-parts/form-draft.ts). It stays in the outbox until it has been sent mended.
 */
export function openAgain({ id, form, page, data, refusal }: UnsentForm): void {
  const draft = { submissionId: id, fields: data, refused: refusal?.fields };
  storedDraft.write(form, JSON.stringify(draft));
  if (location.pathname === page) location.reload();
  else location.assign(page);
}
