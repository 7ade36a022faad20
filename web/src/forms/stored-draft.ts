const start = "draft-";

/** Key of a form's draft in the session storage. `form`: the form's name. */
export function draftKey(form: string): string {
  return `${start}${form}`;
}

/** Runs an access to storage; where the browser refuses it, the form works without a draft. */
function withStorage<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(sessionStorage);
  } catch {
    return undefined;
  }
}

/** The draft of a form as text: kept for the visit, so that a reload loses nothing. */
export const storedDraft = {
  read: (form: string) => withStorage((storage) => storage.getItem(draftKey(form))) ?? undefined,
  write: (form: string, text: string) =>
    withStorage((storage) => storage.setItem(draftKey(form), text)),
  remove: (form: string) => withStorage((storage) => storage.removeItem(draftKey(form))),
};
