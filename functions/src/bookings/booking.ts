import * as z from "zod";
import { fingerprint } from "../fingerprint.ts";

/** What a scheduling service tells us about a call. */
export interface Booking {
  /** Our own id, made from the service's id. The documents that the booking leaves behind are named after it. */
  id: string;
  /** When the service reported it, if only the body says so. Calendly's signature says it (signature.ts). */
  reportedAt?: Date | undefined;
  /** The booking that this one replaces, because the call was moved. */
  replaces?: string | undefined;
  isCanceled: boolean;
  /** When the call begins. */
  at: Date;
  name: string;
  email: string;
  phone?: string | undefined;
  /** What the visitor wrote, or why they canceled. */
  words?: string | undefined;
}

const bookingId = (service: string, id: string) =>
  `booking-${fingerprint(service, id).slice(0, 32)}`;

const moment = z.iso.datetime({ offset: true }).transform((iso) => new Date(iso));
/** Text that may be missing, or have another type in another version of the service. */
const maybeText = z.string().optional().catch(undefined);
const answer = z.object({ value: maybeText }).optional().catch(undefined);

const calEvent = z.enum(["BOOKING_CREATED", "BOOKING_RESCHEDULED", "BOOKING_CANCELLED"]);
const calendlyEvent = z.enum(["invitee.created", "invitee.canceled"]);

/** A booking at Cal.com (cal.com/docs: webhooks). A moved call is a new booking that names the previous one. */
const calBooking = z
  .object({
    triggerEvent: calEvent,
    createdAt: moment.optional().catch(undefined),
    payload: z.object({
      uid: z.string().min(1),
      rescheduleUid: maybeText,
      startTime: moment,
      attendees: z.array(z.object({ name: maybeText, email: maybeText })).catch([]),
      responses: z.object({ attendeePhoneNumber: answer, phone: answer }).optional().catch({}),
      additionalNotes: maybeText,
      cancellationReason: maybeText,
    }),
  })
  .transform(({ triggerEvent, createdAt, payload }): Booking => {
    const { uid, rescheduleUid, startTime, attendees, responses } = payload;
    const isCanceled = triggerEvent === "BOOKING_CANCELLED";
    const previous = triggerEvent === "BOOKING_RESCHEDULED" ? rescheduleUid : undefined;
    return {
      id: bookingId("cal", uid),
      reportedAt: createdAt,
      replaces: previous && bookingId("cal", previous),
      isCanceled,
      at: startTime,
      name: attendees[0]?.name ?? "",
      email: attendees[0]?.email ?? "",
      phone: responses?.attendeePhoneNumber?.value ?? responses?.phone?.value,
      words: isCanceled ? payload.cancellationReason : payload.additionalNotes,
    };
  });

/** A booking at Calendly (developer.calendly.com: webhooks). A moved call is canceled and booked again. */
const calendlyBooking = z
  .object({
    event: calendlyEvent,
    payload: z.object({
      uri: z.string().min(1),
      old_invitee: maybeText,
      scheduled_event: z.object({ start_time: moment }),
      name: maybeText,
      email: maybeText,
      text_reminder_number: maybeText,
      questions_and_answers: z
        .array(z.object({ question: z.string(), answer: z.string() }))
        .catch([]),
      cancellation: z.object({ reason: maybeText }).optional().catch(undefined),
    }),
  })
  .transform(({ event, payload }): Booking => {
    const isCanceled = event === "invitee.canceled";
    const previous = isCanceled ? undefined : payload.old_invitee;
    const answers = payload.questions_and_answers.map((each) => `${each.question}: ${each.answer}`);
    return {
      id: bookingId("calendly", payload.uri),
      replaces: previous && bookingId("calendly", previous),
      isCanceled,
      at: payload.scheduled_event.start_time,
      name: payload.name ?? "",
      email: payload.email ?? "",
      phone: payload.text_reminder_number,
      words: isCanceled ? payload.cancellation?.reason : answers.join("\n"),
    };
  });

const formats = z.union([calBooking, calendlyBooking]);

const noneOf = (events: z.ZodType) => z.string().refine((name) => !events.safeParse(name).success);

/**
 * Events that we don't record: other kinds, and the cancellation of a moved call, since the new booking reports the
 * move.
 */
const other = z.union([
  z.object({ triggerEvent: noneOf(calEvent) }),
  z.object({ event: noneOf(calendlyEvent) }),
  z.object({
    event: z.literal("invitee.canceled"),
    payload: z.object({ rescheduled: z.literal(true) }),
  }),
]);

/**
 * @returns the booking that a body describes, `other` for an event that nobody needs to know about, undefined for a
 * body that we can't read.
 */
export function readBooking(body: unknown): Booking | "other" | undefined {
  if (other.safeParse(body).success) return "other";
  return formats.safeParse(body).data;
}
