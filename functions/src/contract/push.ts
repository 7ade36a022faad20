import * as z from "zod";

/**
 * The push services of Chrome and browsers built on it, Firefox, Safari and Edge. The functions send nowhere else,
 * whatever is stored.
 */
const pushServices =
  /^https:\/\/(?:fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|(?:[a-z0-9-]+\.)+(?:push\.apple\.com|notify\.windows\.com))\/[\x21-\x7E]+$/;

/** In the emulators, a test listens at this address. */
const localPushService = /^http:\/\/127\.0\.0\.1:\d+\/[\x21-\x7E]+$/;

/** The longest known endpoints, those of Edge, have 500 characters and more. */
const endpointMax = 1500;

export function isPushService(endpoint: string, isLocal: boolean): boolean {
  return pushServices.test(endpoint) || (isLocal && localPushService.test(endpoint));
}

/**
 * `company_whitelist/{email}/devices/{sha-256 of the endpoint}`: a member's device that gets notices about new leads.
 */
export const pushDevice = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(endpointMax),
  /** The device's public key and its secret, for encryption: RFC 8291. */
  p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}$/),
  auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
  /** Sends nothing from 9 PM to 7 AM, by the business's clock. */
  quiet: z.boolean(),
  /** Also sends notices about a message that has waited for half a day, and about a reminder. */
  late: z.boolean(),
});

export type PushDevice = z.infer<typeof pushDevice>;

/** A device as the functions read it. Other fields, such as `created_at`, may be there or missing. */
export const storedPushDevice = z.object(pushDevice.shape);

/** `new`: a form's lead has arrived; `late`: it has waited for half a day; `due`: a reminder is due. */
export const pushOccasions = ["new", "late", "due"] as const;

/** What a device gets, encrypted. It has no name, and nothing that the visitor wrote. */
export const pushNotice = z.object({
  /** Lets a device that has changed hands recognize another member's notice. */
  device: z.string(),
  lead: z.string(),
  title: z.string(),
  body: z.string(),
  callable: z.boolean(),
});

export type PushNotice = z.infer<typeof pushNotice>;

/** `companies/{id}/status/push`: what a browser needs so that only we can send it notices (RFC 8292). */
export const pushStatus = z.object({ public_key: z.string().regex(/^[A-Za-z0-9_-]{87}$/) });
