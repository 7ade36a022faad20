import { del, get, promisifyRequest, set, values } from "idb-keyval";
import * as z from "zod/mini";
import { errorDetails } from "#contract/answers";
import { announcements, unsentForms } from "./outbox-database.ts";

const toastWords = z.object({ title: z.string(), text: z.optional(z.string()) });

const announcement = z.extend(toastWords, {
  kind: z._default(z.enum(["success", "error"]), "success"),
});

/** The ID is that of the form it is about. */
type Announcement = z.infer<typeof announcement> & { id: string };

/** A form as the device stores it, maybe from an older version of the site. All times are this device's (epoch ms). */
const unsentForm = z.object({
  /** The key in the store: the submission ID that the form was stored with. */
  id: z.uuidv4(),
  submissionId: z.uuidv4(),
  path: z.string().check(z.regex(/^\/api\/[a-z-]+$/)),
  /** The callable gets this together with the submission ID. */
  data: z.record(z.string(), z.unknown()),
  /** The name of the form and the path of its page, to open the form again. */
  form: z.string(),
  page: z.string().check(z.regex(/^\/(?![/\\])/)),
  sent: toastWords,
  /** The page shows this instead of `sent` if the address is already on the list. */
  known: z.optional(announcement),
  /** When the form was stored, or when the visitor last said to send it anyway. */
  since: z.number(),
  /** The first attempt hasn't ended, so nobody needs to hear that the form is waiting. */
  untried: z.optional(z.boolean()),
  tries: z.number(),
  retryAt: z.optional(z.number()),
  /** The server has said that it takes no more forms until then. */
  notBefore: z.optional(z.number()),
  refusal: z.optional(z.partial(errorDetails)),
});

export type UnsentForm = z.infer<typeof unsentForm>;

// All functions are async, because opening a refused database throws at once, not through its promise.

/** Returns the oldest first, and leaves an entry that it can't read where it is. */
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

export async function addAnnouncement(
  id: string,
  message: z.input<typeof announcement>,
): Promise<void> {
  return set(id, message, announcements);
}

async function announcementsIn(store: IDBObjectStore): Promise<Announcement[]> {
  const [ids, messages] = await Promise.all([
    promisifyRequest(store.getAllKeys()),
    promisifyRequest<unknown[]>(store.getAll()),
  ]);
  return ids.flatMap((id, index) => {
    const { data } = announcement.safeParse(messages[index]);
    return data ? { ...data, id: String(id) } : [];
  });
}

export async function readAnnouncements(): Promise<Announcement[]> {
  return announcements("readonly", announcementsIn);
}

/** Each announcement goes to one page, even if several ask for it. */
export async function takeAnnouncements(): Promise<Announcement[]> {
  return announcements("readwrite", async (store) => {
    const taken = announcementsIn(store);
    store.clear();
    await promisifyRequest(store.transaction);
    return taken;
  });
}
