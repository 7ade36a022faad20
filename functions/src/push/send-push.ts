import * as logger from "firebase-functions/logger";
import * as webPush from "web-push";
import { isLocal, settings } from "../config.ts";
import { mailRetry } from "../contract/limits.ts";
import { isPushService, type PushNotice } from "../contract/push.ts";
import { codeOf } from "../database.ts";
import type { StoredPushDevice } from "./push-devices.ts";
import { pushKeys } from "./push-key.ts";

/** How long a push service keeps a notice for a device that is off. */
const ttlSeconds = 12 * 3600;

const patienceMs = 10_000;

/**
 * `gone`: no notice ever reaches this device again. `unknown`: the service may have taken it. `later`: it hasn't, and
 * should be asked again after the seconds that it says.
 */
type PushAnswer =
  | { is: "taken" | "gone" | "unknown" }
  | { is: "later"; error: string; afterSeconds: number };

const later = (error: string, afterSeconds = 0): PushAnswer => ({
  is: "later",
  error,
  afterSeconds,
});

/** The connection was never made, so the service can't have the notice. */
const neverArrived = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"];

function answerOf({ status, headers }: Response): PushAnswer {
  if (status < 300) return { is: "taken" };
  if (status === 404 || status === 410) return { is: "gone" };
  if (status === 429 || status >= 500) {
    const asked = Number(headers.get("retry-after")) || 0;
    return later(`EPUSH ${status}`, Math.min(Math.max(asked, 0), mailRetry.maxSeconds));
  }
  // The service refuses this notice or our key, so it would refuse another attempt, too.
  logger.warn("a push service refused a notice", { status });
  return { is: "unknown" };
}

/** The request, encrypted for the device and signed. Undefined if the device's keys are invalid. */
function requestFor(device: StoredPushDevice, notice: PushNotice) {
  const vapidDetails = { subject: `mailto:${settings().MAIL_SENDER_ADDRESS}`, ...pushKeys() };
  try {
    return webPush.generateRequestDetails(
      { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } },
      JSON.stringify(notice),
      {
        TTL: ttlSeconds,
        urgency: "high",
        contentEncoding: "aes128gcm",
        vapidDetails,
      },
    );
  } catch (error) {
    logger.warn("a device's keys are unusable", { code: codeOf(error) });
    return undefined;
  }
}

/** Hands a notice to the device's push service: RFC 8030, 8291, 8292. Never throws if a service fails. */
export async function sendPush(device: StoredPushDevice, notice: PushNotice): Promise<PushAnswer> {
  if (!isPushService(device.endpoint, isLocal(process.env))) return { is: "gone" };
  const request = requestFor(device, notice);
  if (!request) return { is: "gone" };
  try {
    const answer = await fetch(request.endpoint, {
      method: "POST",
      headers: Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      body: request.body,
      redirect: "error",
      signal: AbortSignal.timeout(patienceMs),
    });
    await answer.body?.cancel();
    return answerOf(answer);
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
    return neverArrived.includes(code) ? later(code) : { is: "unknown" };
  }
}
