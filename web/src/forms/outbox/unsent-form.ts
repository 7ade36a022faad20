import * as z from "zod/mini";
import { errorDetails } from "#contract/callables";

/** What a toast says. */
export const words = z.object({ title: z.string(), text: z.optional(z.string()) });

export type Words = z.infer<typeof words>;

/**
 * A form that could not be sent, as it lies on the device. It was written by this version of the site
 * or an older one, hence the schema. All times are of this device and compared with nothing else.
 */
export const unsentForm = z.object({
  /** Key in the store; the submission id it was kept with. */
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
  /** How often the server has answered "not now", and when to try again at the earliest (epoch ms). */
  tries: z.number(),
  retryAt: z.optional(z.number()),
  /** Set when the server does not accept it as it is. */
  refusal: z.optional(z.partial(errorDetails)),
});

export type UnsentForm = z.infer<typeof unsentForm>;
