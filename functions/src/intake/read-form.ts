import type { CallableRequest } from "firebase-functions/https";
import * as logger from "firebase-functions/logger";
import type * as z from "zod";
import { fillsHoneypot } from "../contract/submission.ts";
import { invalidFields } from "./refusal.ts";

/**
 * The checked data of a form, or undefined when the honeypot was filled: the caller then answers as
 * after success and does nothing. Throws `invalid-argument` when the contract is not met.
 */
export function readForm<Schema extends z.ZodType>(
  request: CallableRequest,
  schema: Schema,
): z.output<Schema> | undefined {
  if (fillsHoneypot(request.data)) {
    logger.info("A form was dropped: its honeypot was filled");
    return undefined;
  }
  const result = schema.safeParse(request.data);
  if (!result.success) throw invalidFields(result.error);
  return result.data;
}
