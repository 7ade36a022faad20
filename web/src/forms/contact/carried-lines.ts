import { storedValue } from "../../ui/device-storage.ts";
import { carryingTopics } from "../form-names.ts";

type CarryingTopic = (typeof carryingTopics)[number];

export interface Carried {
  /** The form adds these lines to the visitor's message. */
  lines: string;
  companyName?: string | undefined;
}

function carriedIn(stored: unknown): Carried | undefined {
  if (typeof stored !== "object" || stored === null || !("lines" in stored)) return undefined;
  const { lines } = stored;
  if (typeof lines !== "string") return undefined;
  const named = "companyName" in stored && typeof stored.companyName === "string";
  return { lines, companyName: named ? String(stored.companyName) : undefined };
}

/** What a topic has to carry, kept for the visit in this tab. */
export function carriedLines(topic: CarryingTopic) {
  return storedValue("sessionStorage", `carried-${topic}`, carriedIn);
}

export const carryingLink = (topic: CarryingTopic) => `/contact?topic=${topic}`;

export function carriedBy(topic: string | undefined) {
  const carrying = carryingTopics.find((item) => item === topic);
  return carrying && carriedLines(carrying);
}
