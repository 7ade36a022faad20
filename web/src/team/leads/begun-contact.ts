import * as z from "zod";
import { storedValue } from "../../ui/device-storage.ts";

/** Later nobody knows what came of it. */
const askedForMs = 24 * 60 * 60 * 1000;

const begun = z.object({ kind: z.enum(["called", "wrote"]), at: z.number() });

export type BegunKind = z.infer<typeof begun>["kind"];

/** A call or a message that was begun from a lead's page: the phone may close the app meanwhile. Wiped at sign-out for its name. */
export function begunContact(leadId: string) {
  const stored = storedValue(
    "localStorage",
    `team-begun:${leadId}`,
    (value) => begun.safeParse(value).data,
  );
  return {
    read(now = Date.now()): BegunKind | undefined {
      const contact = stored.read();
      return contact && now - contact.at < askedForMs ? contact.kind : undefined;
    },
    write: (kind: BegunKind) => stored.write({ kind, at: Date.now() }),
    remove: stored.remove,
  };
}
