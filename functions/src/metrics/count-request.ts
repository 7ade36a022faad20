import { onRequest, type Request } from "firebase-functions/https";
import * as logger from "firebase-functions/logger";
import { countLimits } from "../contract/limits.ts";
import type { CountedEvent } from "../contract/metric-kinds.ts";
import { countBeacon, otherPages } from "../contract/site-metrics.ts";
import { codeOf } from "../database.ts";
import { requestAddress } from "../intake/client-address.ts";
import { bodyLength } from "../intake/raw-body.ts";
import { intakeSettings } from "../intake-settings.ts";
import { readSiteFacts } from "../read-site-facts.ts";
import { countLimiter } from "./count-limits.ts";
import { addToDay } from "./stored-days.ts";

let limiter: ReturnType<typeof countLimiter> | undefined;

function mayCount(request: Request): boolean {
  limiter ??= countLimiter(intakeSettings().RATE_LIMIT_SCALE);
  return limiter(requestAddress(request), Date.now());
}

let pages: ReadonlySet<string> | undefined;

/** Keeps the names only of our own pages, so that nobody can make names in the store at will. */
function withKnownPages(seen: readonly CountedEvent[]): CountedEvent[] {
  pages ??= new Set(Object.keys(readSiteFacts().pages));
  const ownPages = pages;
  return seen.map(([page, ...rest]) => [ownPages.has(page) ? page : otherPages, ...rest]);
}

/** Browsers send this header themselves; older ones don't. */
function isFromAnotherSite(request: Request): boolean {
  const from = request.get("sec-fetch-site");
  return from !== undefined && from !== "same-origin";
}

/** Reads the JSON that `sendBeacon` sends as plain text. */
function beaconIn({ rawBody }: Request): unknown {
  try {
    return JSON.parse(rawBody.toString());
  } catch {
    return undefined;
  }
}

async function count(request: Request): Promise<void> {
  if (request.method !== "POST" || isFromAnotherSite(request)) return;
  if (bodyLength(request) > countLimits.beaconBytes) return;
  const beacon = countBeacon.safeParse(beaconIn(request));
  if (!beacon.success || !mayCount(request)) return;
  await addToDay(withKnownPages(beacon.data));
}

/**
 * Receives what a page reports when it is hidden. The answer is always the same, because nobody reads it: a page that
 * counts wrongly must not show an error.
 */
export const countRequest = onRequest(
  {
    invoker: "public",
    cors: false,
    maxInstances: 2,
    concurrency: 80,
    timeoutSeconds: 30,
  },
  async (request, response) => {
    response.set("Cache-Control", "no-store");
    try {
      await count(request);
    } catch (error) {
      logger.warn("A visit could not be counted", { code: codeOf(error) });
    }
    response.status(204).end();
  },
);
