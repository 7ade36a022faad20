import type { CallableOptions } from "firebase-functions/https";
import { region } from "../contract/callables.ts";

/**
 * Options of the public forms. `cors: false`: the site calls them on its own origin, through Hosting,
 * and no other site may. `maxInstances` bounds what an attack can cost.
 */
export const formOptions: CallableOptions = {
  region,
  invoker: "public",
  cors: false,
  maxInstances: 10,
  concurrency: 40,
  memory: "256MiB",
  timeoutSeconds: 30,
};
