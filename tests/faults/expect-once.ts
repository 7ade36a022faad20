import { expect } from "vitest";
import { countOf, mailState } from "../functions/stored.ts";
import { mailsOf } from "./caught-mail.ts";

interface SentForm {
  email: string;
  submission_id: string;
}

/** Expects that the form is stored once, with all that belongs to it, and mailed once. */
export async function expectOnce({ email, submission_id: id }: SentForm): Promise<void> {
  expect(await countOf("companies/agency/leads", "email", email)).toBe(1);
  await mailState(id, "SUCCESS");
  expect(await mailsOf(id)).toHaveLength(1);
}
