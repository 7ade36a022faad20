import * as z from "zod";
import { emailAddress, normalizeEmail } from "./email-address.ts";
import { limits } from "./limits.ts";
import { singleLine } from "./text-field.ts";

/** An id is part of a path, so it has only plain characters. */
export const companyId = z
  .string()
  .max(limits.companyIdMax)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "A company id is lower-case letters, digits and hyphens");

/** `company_whitelist/{email in lower case}`: who may see which company. */
export const whitelistRow = z.strictObject({
  email: emailAddress
    .overwrite(normalizeEmail)
    // The address is a document id, and security rules cannot look up an id with a slash.
    .refine((email) => !email.includes("/"), { error: "An address with a slash can't be used" }),
  company_name: singleLine({
    label: "Company name",
    min: 1,
    max: limits.companyNameMax,
    required: "Company name is required",
  }),
  company_id: companyId,
});

export type WhitelistRow = z.infer<typeof whitelistRow>;
