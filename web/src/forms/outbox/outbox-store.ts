import { createStore, del, get, promisifyRequest, set, values } from "idb-keyval";
import { outboxDatabase } from "./outbox-database.ts";
import { type UnsentForm, unsentForm, type Words, words } from "./unsent-form.ts";

/** One entry per form that waits. Public forms only: signing out of the team area leaves them. */
const forms = createStore(outboxDatabase, "forms");

/** What the visitor has not been told yet, because no page was open when it happened. Names nobody. */
const announcements = createStore("outbox-news", "news");

/** The forms that wait, the oldest first. An entry we cannot read is left where it is. */
export async function readUnsent(): Promise<UnsentForm[]> {
  const found = (await values(forms)).flatMap((value) => unsentForm.safeParse(value).data ?? []);
  return found.sort((one, other) => one.since - other.since);
}

export async function readOneUnsent(id: string): Promise<UnsentForm | undefined> {
  return unsentForm.safeParse(await get(id, forms)).data;
}

export function putUnsent(form: UnsentForm): Promise<void> {
  return set(form.id, form, forms);
}

/** Changes a form, unless it has gone meanwhile. */
export function changeUnsent(id: string, change: Partial<UnsentForm>): Promise<void> {
  return forms("readwrite", async (store) => {
    const form = unsentForm.safeParse(await promisifyRequest(store.get(id))).data;
    if (form) store.put({ ...form, ...change }, id);
    return promisifyRequest(store.transaction);
  });
}

export function removeUnsent(id: string): Promise<void> {
  return del(id, forms);
}

export function addAnnouncement(id: string, toTell: Words): Promise<void> {
  return set(id, toTell, announcements);
}

/** Takes what is to be told: each piece goes to one page, however many ask. */
export function takeAnnouncements(): Promise<Words[]> {
  return announcements("readwrite", async (store) => {
    const all: unknown[] = await promisifyRequest(store.getAll());
    store.clear();
    await promisifyRequest(store.transaction);
    return all.flatMap((one) => words.safeParse(one).data ?? []);
  });
}
