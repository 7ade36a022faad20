import { collections } from "#contract/collections";
import { countEndpoint, region } from "#contract/endpoints";
import { sumsOf } from "#contract/metric-sums";
import { storedMetrics } from "#contract/site-metrics";
import { database } from "#functions/database.ts";
import { freshAddress } from "./call-function.ts";

/** Sends a report as a browser's `sendBeacon` does. @returns the response. */
export async function beacon(
  body: unknown,
  headers: Record<string, string> = {},
): Promise<readonly [status: number, text: string]> {
  const origin = process.env.FUNCTIONS_EMULATOR_ORIGIN;
  const answer = await fetch(`${origin}/demo-agency/${region}/${countEndpoint.name}`, {
    method: "POST",
    headers: {
      "content-type": "text/plain;charset=UTF-8",
      "sec-fetch-site": "same-origin",
      "x-forwarded-for": `${freshAddress()}, ${freshAddress()}`,
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return [answer.status, await answer.text()];
}

/** Returns all counts as they are read. */
export async function counted(day?: string) {
  const all = database().collection(collections.siteNumbers);
  const { docs } = await (day === undefined ? all : all.where("day", "==", day)).get();
  return sumsOf(docs.map((document) => storedMetrics.parse(document.data())));
}
