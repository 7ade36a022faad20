import { contactFormName } from "../forms/contact/contact-form-name.ts";
import { storedDraft } from "../forms/stored-draft.ts";

const textFields =
  'form :is(input:not([type]), input[type="text"], input[type="email"], input[type="tel"], input[type="password"], textarea)';

/** Whether a visitor has typed something that is not sent yet, or is just sending it. */
export function hasUnfinishedForm(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(textFields);
  return (
    storedDraft.read(contactFormName) !== undefined ||
    document.querySelector('form[aria-busy="true"]') !== null ||
    [...fields].some(({ value }) => value.trim() !== "")
  );
}

/** Tells when the answer may have changed. Sending and clearing a form raise no event, hence the clock. */
export function watchForms(notify: () => void): () => void {
  const clock = setInterval(notify, 1000);
  document.addEventListener("input", notify);
  return () => {
    clearInterval(clock);
    document.removeEventListener("input", notify);
  };
}
