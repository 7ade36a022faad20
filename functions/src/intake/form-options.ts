import type { CallableOptions } from "firebase-functions/https";
import { region } from "../contract/callables.ts";

/**
 * Options of the public forms. `cors: false`: the site calls them on its own origin, through Hosting,
 * and no other site may. `maxInstances` bounds what an attack can cost. App Check is never demanded: it
 * fails for people in private windows or behind blockers, and a lead is worth more (rate-limit.ts).
 */
export const formOptions: CallableOptions = {
  region,
  invoker: "public",
  cors: false,
  enforceAppCheck: false,
  maxInstances: 10,
  concurrency: 40,
  memory: "256MiB",
  timeoutSeconds: 30,
};
