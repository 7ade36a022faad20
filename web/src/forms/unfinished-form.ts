import { storedValue } from "../ui/device-storage.ts";
import { contactFormName, draftKey } from "./form-names.ts";

const textFields =
  'form :is(input:not([type]), input[type="text"], input[type="email"], input[type="tel"], input[type="password"], textarea)';

const contactDraft = storedValue("sessionStorage", draftKey(contactFormName), (draft) => draft);

/** Tells whether a visitor has typed something that isn't sent yet, or is being sent now. */
export const unfinishedForm = {
  isThere(): boolean {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(textFields);
    return (
      contactDraft.read() !== undefined ||
      document.querySelector('form[aria-busy="true"]') !== null ||
      [...fields].some(({ value }) => value.trim() !== "")
    );
  },
  /** Sending and clearing a form raise no event, so this needs the clock. */
  subscribe(notify: () => void): () => void {
    const clock = setInterval(notify, 1000);
    document.addEventListener("input", notify);
    return () => {
      clearInterval(clock);
      document.removeEventListener("input", notify);
    };
  },
};
