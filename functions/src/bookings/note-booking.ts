import { FieldValue } from "firebase-admin/firestore";
import { businessDay, businessTimeZone } from "../contract/business-day.ts";
import { agencyCompanyId, collections, companyPath, logPath } from "../contract/collections.ts";
import { bookingSource } from "../contract/form-source.ts";
import { newLead } from "../contract/lead.ts";
import type { LeadLogKind } from "../contract/lead-log.ts";
import { limits } from "../contract/limits.ts";
import { functionAuthors } from "../contract/record-log.ts";
import { multiLine } from "../contract/text-field.ts";
import { database } from "../database.ts";
import { daysFrom } from "../expiry.ts";
import { fingerprint } from "../fingerprint.ts";
import { acceptForm, type FormLead } from "../intake/accept-form.ts";
import type { ClientAddress } from "../intake/client-address.ts";
import { recordDays } from "../intake-settings.ts";
import type { Booking } from "./booking.ts";

const clock = new Intl.DateTimeFormat("en-US", {
  timeZone: businessTimeZone,
  ...{ weekday: "long", month: "long", day: "numeric", hour: "numeric", minute: "2-digit" },
});

/** The call's time by the agency's clock, such as "Friday, December 4 at 10:30 AM". */
const timeOf = ({ at }: Booking) => clock.format(at).replaceAll("\u202f", " ");

/** Shortens text to the allowed length, and removes what can't be stored. */
function cut(text: string, max: number): string {
  return multiLine({ label: "Text", max }).parse(text.slice(0, max));
}

/** Moves a value that a lead can't have into the message, so that no booking is refused for it. */
function leadOf(booking: Booking): FormLead {
  const { first_name, last_name, email, phone } = newLead.shape;
  const [first = "", ...rest] = booking.name.trim().split(/\s+/);
  const read = {
    first_name: first_name.safeParse(first).data,
    last_name: last_name.safeParse(rest.join(" ")).data,
    email: email.safeParse(booking.email).data,
    phone: phone.safeParse(booking.phone).data,
  };
  const isNamed = read.first_name !== undefined && read.last_name !== undefined;
  const message = [
    `Booked a call for ${timeOf(booking)}.`,
    isNamed ? "" : `Name: ${booking.name}`,
    read.email === undefined && booking.email ? `Email: ${booking.email}` : "",
    read.phone === undefined && booking.phone ? `Phone: ${booking.phone}` : "",
    booking.words,
  ];
  return {
    first_name: read.first_name ?? "",
    last_name: read.last_name ?? "",
    // The email is stored empty, like that of a lead the team adds with only a phone number.
    email: read.email ?? "",
    ...(read.phone && { phone: read.phone }),
    status: "todo",
    source: bookingSource,
    message: cut(message.filter(Boolean).join("\n\n"), limits.messageMax),
  };
}

interface Noted {
  kind: LeadLogKind;
  text: string;
  remind_on?: string;
}

/** A reminder that puts the call on its day's list. */
function reminder(booking: Booking, words: string): Noted {
  return { kind: "reminder", remind_on: businessDay(booking.at), text: words };
}

const leadRef = (id: string) => database().doc(`${companyPath(agencyCompanyId, "leads")}/${id}`);

/** Adds entries to the log of a lead that still exists, only once, however often the service sends them. */
async function note(leadId: string, booking: Booking, noted: readonly Noted[]): Promise<void> {
  const log = database().collection(logPath(agencyCompanyId, "leads", leadId));
  // The id includes the time, because some calls are moved under the same booking.
  const what = `${booking.isCanceled ? "canceled" : "booked"}-${booking.at.getTime()}`;
  const refs = noted.map(({ kind }) => log.doc(`${booking.id}-${what}-${kind}`));
  await database().runTransaction(async (transaction) => {
    const [lead, ...found] = await transaction.getAll(leadRef(leadId), ...refs);
    if (!lead?.exists) return;
    for (const [index, entry] of noted.entries()) {
      const snapshot = found[index];
      if (!snapshot || snapshot.exists) continue;
      transaction.create(snapshot.ref, {
        ...entry,
        by: functionAuthors.booking,
        created_at: FieldValue.serverTimestamp(),
      });
    }
  });
}

const recordOf = (id: string) => database().doc(`${collections.submissions}/${id}`);

/**
 * The id of the lead that a booking made, or that a moved booking belongs to; undefined if there is none, or no longer
 * one.
 */
async function leadIdOf(bookingId: string): Promise<string | undefined> {
  const record = await recordOf(bookingId).get();
  if (!record.exists) return undefined;
  const moved: unknown = record.get("lead");
  const id = typeof moved === "string" ? moved : bookingId;
  return (await leadRef(id).get()).exists ? id : undefined;
}

/** What tells whether a booking was reported before. */
const contentOf = (id: string) => ({ booking: id });

async function make(booking: Booking, address: ClientAddress): Promise<void> {
  const lead = leadOf(booking);
  await acceptForm({
    submissionId: booking.id,
    form: bookingSource,
    email: lead.email,
    address,
    appCheckVerified: false,
    isSigned: true,
    content: contentOf(booking.id),
    lead,
    isAnswered: true,
    allowsConfirmation: false,
    retentionDays: recordDays(),
    prepare: async () => ({ outcome: "RECEIVED", documents: [] }),
  });
  await note(booking.id, booking, [reminder(booking, `Call on ${timeOf(booking)}`)]);
}

/** Links a booking that replaces another one to the same lead. */
async function move(leadId: string, booking: Booking): Promise<void> {
  const now = FieldValue.serverTimestamp();
  const expires_at = daysFrom(Date.now(), recordDays());
  const record = { form: bookingSource, lead: leadId, created_at: now, expires_at };
  await recordOf(booking.id).set(record);
  await note(leadId, booking, [reminder(booking, `Call moved to ${timeOf(booking)}`)]);
}

/** Leaves the lead waiting for an answer, because somebody who canceled a call may still want one. */
async function cancel(leadId: string, booking: Booking): Promise<void> {
  const why = booking.words ? `: ${booking.words}` : "";
  const text = cut(`The call on ${timeOf(booking)} was canceled${why}`, limits.notesMax);
  await note(leadId, booking, [
    // This entry ends the reminder about the call.
    { kind: "done", text },
    { kind: "owed", text: "They may want another time" },
  ]);
}

/** Lets the report of a booking that was canceled or replaced before we heard about it count as a repeat. */
async function noteEndedFirst(id: string): Promise<void> {
  const record = recordOf(id);
  await database().runTransaction(async (transaction) => {
    if ((await transaction.get(record)).exists) return;
    transaction.create(record, {
      ...{ form: bookingSource, outcome: "RECEIVED" },
      digest: fingerprint(bookingSource, contentOf(id)),
      created_at: FieldValue.serverTimestamp(),
      expires_at: daysFrom(Date.now(), recordDays()),
    });
  });
}

/**
 * Stores what a service says about a booking, once. A new booking makes a lead that waits for nothing, with a reminder
 * for the day of the call. A call that was canceled before we heard about it makes none, even if its report comes later.
 * @throws HttpsError as `acceptForm` does.
 */
export async function noteBooking(booking: Booking, address: ClientAddress): Promise<void> {
  const own = await leadIdOf(booking.id);
  const leadId = own ?? (booking.replaces && (await leadIdOf(booking.replaces)));
  if (booking.isCanceled) {
    if (leadId) await cancel(leadId, booking);
    else await noteEndedFirst(booking.id);
  } else if (leadId && leadId !== booking.id) await move(leadId, booking);
  else {
    await make(booking, address);
    if (booking.replaces) await noteEndedFirst(booking.replaces);
  }
}
