import { del, get, promisifyRequest, set, values } from "idb-keyval";
import * as z from "zod/mini";
import { errorDetails } from "#contract/callables";
import { announcements, unsentForms } from "./outbox-database.ts";

/** What a toast says. */
const words = z.object({ title: z.string(), text: z.optional(z.string()) });

export type Words = z.infer<typeof words>;

/**
 * A form that has not been sent, as it lies on the device. It was written by this version of the site
 * or an older one, hence the schema. All times are of this device and compared with nothing else.
 */
const unsentForm = z.object({
  /** Key in the store; the submission id it was stored with. */
  id: z.uuidv4(),
  submissionId: z.uuidv4(),
  /** Address of the callable on this origin. */
  path: z.string().check(z.regex(/^\/api\/[a-z-]+$/)),
  /** What the callable gets, besides the submission id. */
  data: z.record(z.string(), z.unknown()),
  /** Name of the form and path of its page, to open it again. */
  form: z.string(),
  page: z.string().check(z.regex(/^\/(?![/\\])/)),
  /** What the visitor is told once it is sent, or once it turns out that the address was known. */
  sent: words,
  known: z.optional(words),
  /** Since when it waits, or when the visitor last said that it is still to be sent (epoch ms). */
  since: z.number(),
  /** Set until the first attempt has ended: it is on its way, and nobody needs to be told that it waits. */
  untried: z.optional(z.boolean()),
  /** How often the server has answered "not now", and when to try again at the earliest (epoch ms). */
  tries: z.number(),
  retryAt: z.optional(z.number()),
  /** Set when the server does not accept it as it is. */
  refusal: z.optional(z.partial(errorDetails)),
});

export type UnsentForm = z.infer<typeof unsentForm>;

// All are async, because opening a refused database throws at once, not through its promise.

/** The forms that have not been sent, the oldest first. An entry we cannot read is left where it is. */
export async function readUnsent(): Promise<UnsentForm[]> {
  const stored = await values(unsentForms);
  const forms = stored.flatMap((value) => unsentForm.safeParse(value).data ?? []);
  return forms.sort((form, other) => form.since - other.since);
}

export async function readOneUnsent(id: string): Promise<UnsentForm | undefined> {
  return unsentForm.safeParse(await get(id, unsentForms)).data;
}

export async function putUnsent(form: UnsentForm): Promise<void> {
  return set(form.id, form, unsentForms);
}

/** Changes a form, unless it has gone meanwhile. */
export async function changeUnsent(id: string, change: Partial<UnsentForm>): Promise<void> {
  return unsentForms("readwrite", async (store) => {
    const form = unsentForm.safeParse(await promisifyRequest(store.get(id))).data;
    if (form) store.put({ ...form, ...change }, id);
    return promisifyRequest(store.transaction);
  });
}

export async function removeUnsent(id: string): Promise<void> {
  return del(id, unsentForms);
}

export async function addAnnouncement(id: string, toTell: Words): Promise<void> {
  return set(id, toTell, announcements);
}

/** Takes what is to be told: each piece goes to one page, however many ask. */
export async function takeAnnouncements(): Promise<Words[]> {
  return announcements("readwrite", async (store) => {
    const stored: unknown[] = await promisifyRequest(store.getAll());
    store.clear();
    await promisifyRequest(store.transaction);
    return stored.flatMap((toTell) => words.safeParse(toTell).data ?? []);
  });
}
