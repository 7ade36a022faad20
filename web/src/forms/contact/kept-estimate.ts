import { storedValue } from "../../ui/device-storage.ts";

/** What the contact form says about an estimate, kept for the visit in this tab. */
export const keptEstimate = storedValue("sessionStorage", "estimate", (stored) =>
  typeof stored === "string" ? stored : undefined,
);

/** The topic of the contact form that asks about an estimate: `/contact?topic=estimate`. */
export const estimateTopic = "estimate";
