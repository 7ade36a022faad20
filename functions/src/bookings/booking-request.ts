import type { IncomingMessage } from "node:http";
import { HttpsError, onRequest } from "firebase-functions/https";
import * as logger from "firebase-functions/logger";
import { limits } from "../contract/limits.ts";
import { codeOf } from "../database.ts";
import { requestAddress } from "../intake/client-address.ts";
import { bodyLength, readBody } from "../intake/raw-body.ts";
import { bookingSecrets } from "../params.ts";
import { readBooking } from "./booking.ts";
import { noteBooking } from "./note-booking.ts";
import { isSigned, isUsableKey } from "./signature.ts";

/** An HTTP status and its message. The status is never 410, because Calendly would delete its subscription. */
type Answer = readonly [number, string];

/** A report that is older may have been recorded and sent again. The services retry within a day. */
const longestMs = 24 * 60 * 60 * 1000;

/** Reads a request from a scheduling service. Refuses one that isn't signed with our key before reading its content. */
export async function receive(
  request: IncomingMessage & { rawBody?: Buffer; body?: unknown },
  key: string,
): Promise<Answer> {
  if (request.method !== "POST") return [405, "Bookings come by POST."];
  if (!isUsableKey(key)) return [503, "BOOKING_SECRET isn't set, or it's too short."];
  if (bodyLength(request) > limits.payloadBytes) return [413, "The booking is too long."];
  const { rawBody = Buffer.alloc(0), headers } = request;
  if (!isSigned({ rawBody, headers }, key, Date.now()))
    return [401, "The signature is missing, wrong or old."];
  const booking = readBooking(readBody(request));
  if (booking === undefined) {
    logger.error("A booking could not be read");
    return [400, "This isn't a booking of Cal.com or Calendly."];
  }
  if (booking === "other") return [200, "Thank you."];
  const { reportedAt } = booking;
  if (reportedAt && Math.abs(Date.now() - reportedAt.getTime()) > longestMs)
    return [401, "The booking is reported too late."];
  await noteBooking(booking, requestAddress(request));
  return [200, "Thank you."];
}

/** Receives what Cal.com or Calendly reports about calls (docs/operations/booked-calls.md). */
export const bookingReceived = onRequest(
  {
    invoker: "public",
    cors: false,
    maxInstances: 2,
    concurrency: 20,
    timeoutSeconds: 30,
    secrets: bookingSecrets,
  },
  async (request, response) => {
    response.set("Cache-Control", "no-store").type("text/plain");
    try {
      const [status, message] = await receive(request, (process.env.BOOKING_SECRET ?? "").trim());
      response.status(status).send(`${message}\n`);
    } catch (error) {
      // The service retries.
      logger.error("A booking could not be stored", { code: codeOf(error) });
      const status = error instanceof HttpsError ? error.httpErrorCode.status : 503;
      response.status(status).send("Please try again in a minute.\n");
    }
  },
);
