import * as z from "zod";
import { storedValue } from "../../../ui/device-storage.ts";

const begun = z.enum(["called", "wrote"]);

/** A call or a message that was begun from a lead's page: the phone may close the app meanwhile. Wiped at sign-out for its name. */
export function begunContact(leadId: string) {
  return storedValue(
    "localStorage",
    `team-begun:${leadId}`,
    (stored) => begun.safeParse(stored).data,
  );
}
