export const draftKey = "contact-draft";

/** Runs an access to storage; where the browser refuses it, the form works without a draft. */
function withStorage<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(sessionStorage);
  } catch {
    return undefined;
  }
}

/** The draft of the contact form as text: kept for the visit, so that a reload loses nothing. */
export const storedDraft = {
  read: () => withStorage((storage) => storage.getItem(draftKey)) ?? undefined,
  write: (text: string) => withStorage((storage) => storage.setItem(draftKey, text)),
  remove: () => withStorage((storage) => storage.removeItem(draftKey)),
};
