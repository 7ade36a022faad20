import * as z from "zod";
import { type LoggedRecord, loggedCollections } from "../contract/collections.ts";

/** What a trigger's wildcards name, if it has a log: they match every collection of a company. */
export const loggedRecord: z.ZodType<LoggedRecord> = z.object({
  collection: z.enum(loggedCollections),
  id: z.string(),
});
