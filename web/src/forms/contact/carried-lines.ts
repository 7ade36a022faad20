import { storedValue } from "../../ui/device-storage.ts";
import { carryingTopics } from "../form-names.ts";

type CarryingTopic = (typeof carryingTopics)[number];

export interface Carried {
  /** The form adds these lines to the visitor's message. */
  lines: string;
  companyName?: string | undefined;
  /** What this topic carried before. A message that still has it gets the new lines instead. */
  earlier?: string | undefined;
}

const textIn = (value: unknown) => (typeof value === "string" ? value : undefined);

function carriedIn(stored: unknown): Carried | undefined {
  const fields: Record<string, unknown> = Object.assign({}, stored);
  const lines = textIn(fields.lines);
  if (lines === undefined) return undefined;
  return { lines, companyName: textIn(fields.companyName), earlier: textIn(fields.earlier) };
}

/** What a topic has to carry, kept for the visit in this tab. */
export function carriedLines(topic: CarryingTopic) {
  return storedValue("sessionStorage", `carried-${topic}`, carriedIn);
}

export function carry(topic: CarryingTopic, carried: Omit<Carried, "earlier">): void {
  const stored = carriedLines(topic);
  stored.write({ ...carried, earlier: stored.read()?.lines });
}

export const carryingLink = (topic: CarryingTopic) => `/contact?topic=${topic}`;

export function carriedBy(topic: string | undefined) {
  const carrying = carryingTopics.find((item) => item === topic);
  return carrying && carriedLines(carrying);
}
