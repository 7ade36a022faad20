import * as z from "zod";

/**
 * Where browsers have their notices sent: Chrome and what is built on it, Firefox, Safari, Edge. The functions send
 * nowhere else, whatever is stored.
 */
const pushServices =
  /^https:\/\/(?:fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|(?:[a-z0-9-]+\.)+(?:push\.apple\.com|notify\.windows\.com))\/[\x21-\x7E]+$/;

/** In the emulators, a test listens there. */
const localPushService = /^http:\/\/127\.0\.0\.1:\d+\/[\x21-\x7E]+$/;

/** The longest known, of Edge, have 500 and more. */
const endpointMax = 1500;

export function isPushService(endpoint: string, isLocal: boolean): boolean {
  return pushServices.test(endpoint) || (isLocal && localPushService.test(endpoint));
}

/** `company_whitelist/{email}/devices/{sha-256 of the endpoint}`: one device of a member that is told of new leads. */
export const pushDevice = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(endpointMax),
  /** The device's public key and its secret, for encryption: RFC 8291. */
  p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}$/),
  auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
  /** Nothing from 9 PM to 7 AM, by the business's clock. */
  quiet: z.boolean(),
  /** Also of a message that has waited for half a day, and of a reminder. */
  late: z.boolean(),
});

export type PushDevice = z.infer<typeof pushDevice>;

/** As the functions read it: what an odd document lacks, such as `created_at`, doesn't matter. */
export const storedPushDevice = z.object(pushDevice.shape);

/** A form's lead is there; it has waited for half a day; a reminder is due. */
export const pushOccasions = ["new", "late", "due"] as const;

export type PushOccasion = (typeof pushOccasions)[number];

/** What a device gets, encrypted: no name, and no word of whoever wrote. */
export const pushNotice = z.object({
  /** For a device that has changed hands. */
  device: z.string(),
  lead: z.string(),
  title: z.string(),
  body: z.string(),
  callable: z.boolean(),
});

export type PushNotice = z.infer<typeof pushNotice>;

/** `companies/{id}/status/push`: what a browser needs to have notices sent by us only (RFC 8292). */
export const pushStatus = z.object({ public_key: z.string().regex(/^[A-Za-z0-9_-]{87}$/) });
