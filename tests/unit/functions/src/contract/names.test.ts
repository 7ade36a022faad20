import { expect, test } from "vitest";
import { errorDetails } from "#contract/answers";
import { agencyCompanyId, companyPath, whitelistPath } from "#contract/collections";
import { contactSubmission } from "#contract/contact-message";
import {
  bookingEndpoint,
  callables,
  countEndpoint,
  leaveEndpoint,
  region,
} from "#contract/endpoints";
import { limits } from "#contract/limits";
import { readFirebaseConfig } from "#web/publish/hosting/firebase-config.ts";

test("uses the names of the specification, and Hosting forwards calls", () => {
  expect(callables.sendContactEmail.name).toBe("send-contact-email");
  expect(callables.newsletterSignup.name).toBe("newsletter-signup");
  expect(callables.newsletterChoice.name).toBe("newsletter-choice");
  const { rewrites } = readFirebaseConfig().hosting;
  const endpoints = [leaveEndpoint, bookingEndpoint, countEndpoint];
  for (const { name, path } of [...Object.values(callables), ...endpoints]) {
    expect(rewrites).toContainEqual({ source: path, function: { functionId: name, region } });
  }
});

test("uses the paths of the data model", () => {
  expect(companyPath(agencyCompanyId, "leads")).toBe("companies/agency/leads");
  expect(companyPath("other", "tasks")).toBe("companies/other/tasks");
  expect(whitelistPath(" Ana@Shop.example ")).toBe("company_whitelist/ana@shop.example");
});

test("the longest valid contact form fits into the payload limit", () => {
  const longest = {
    firstName: "x".repeat(limits.nameMax),
    lastName: "x".repeat(limits.nameMax),
    companyName: "x".repeat(limits.companyNameMax),
    email: `a@${"b".repeat(60)}.example`,
    serviceInterests: ["automation", "seo", "social"],
    businessType: "Dog Pooper Scooper",
    message: "x".repeat(limits.messageMax),
    submission_id: "3f2c8a4e-6b1d-4c5a-9e7f-0a1b2c3d4e5f",
    confirm_topic: "",
  };
  expect(contactSubmission.safeParse(longest).success).toBe(true);
  const escaped = JSON.stringify({ data: longest }).replace(/x/g, "\\u674e");
  expect(Buffer.byteLength(escaped)).toBeLessThan(limits.payloadBytes);
});

test("doesn't mistake details of an unknown error for ours", () => {
  expect(errorDetails.safeParse({ code: "EMAIL_EXISTS" }).success).toBe(true);
  expect(errorDetails.safeParse({ code: "SOMETHING" }).success).toBe(false);
  expect(errorDetails.safeParse(undefined).success).toBe(false);
});
