import * as z from "zod";
import { storedValue } from "../../ui/device-storage.ts";

/** After this time, nobody remembers what came of the contact. */
const askedForMs = 24 * 60 * 60 * 1000;

const begun = z.object({ kind: z.enum(["called", "wrote"]), at: z.number() });

export type BegunKind = z.infer<typeof begun>["kind"];

/**
 * A call or message that was started on a lead's page. It is stored because the phone may close the app. Sign-out
 * wipes it by its name.
 */
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
