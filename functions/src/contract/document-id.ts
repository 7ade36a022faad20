import * as z from "zod";
import { limits } from "./limits.ts";

/**
 * Id of a lead, client or task: part of a path, so only plain characters. Covers the ids Firestore
 * makes, UUIDs and the numbers of older tables.
 */
export const documentId = z
  .string()
  .regex(
    new RegExp(`^[A-Za-z0-9][A-Za-z0-9_-]{0,${limits.documentIdMax - 1}}$`),
    `An id is at most ${limits.documentIdMax} letters, digits, hyphens and underscores`,
  );
