import { expect, test } from "vitest";
import { retentionDays } from "#contract/limits";
import { contentIsGone } from "#contract/queued-mail";
import { daysFrom } from "#functions/expiry.ts";
import { unanswered } from "#functions/mail-queue/delivery-rules.ts";
import { givenUp, isAlarming } from "#functions/mail-queue/given-up.ts";

const endTime = daysFrom(Date.now(), 0);
const soonest = daysFrom(Date.now(), retentionDays.sentMail - 1);

test.each([
  ["lead", "EAUTH 535", { state: "ERROR", expires: false, alarms: true }],
  ["lead", "Every try was broken off", { state: "ERROR", expires: false, alarms: true }],
  ["lead", contentIsGone, { state: "SUCCESS", expires: true, alarms: false }],
  ["summary", contentIsGone, { state: "SUCCESS", expires: true, alarms: false }],
  ["review", contentIsGone, { state: "SUCCESS", expires: true, alarms: false }],
  ["receipt", contentIsGone, { state: "SUCCESS", expires: true, alarms: false }],
  ["receipt", "Too late", { state: "ERROR", expires: true, alarms: false }],
  ["issue", contentIsGone, { state: "ERROR", expires: true, alarms: false }],
  ["issue", unanswered, { state: "SUCCESS", expires: true, alarms: false }],
  ["issue", "ERECIPIENT 550 5.1.1", { state: "ERROR", expires: true, alarms: false }],
  ["issue", "EAUTH 535", { state: "ERROR", expires: true, alarms: true }],
  ["push", "Too late", { state: "ERROR", expires: true, alarms: false }],
  [undefined, "Not a mail: kind", { state: "ERROR", expires: false, alarms: true }],
])("a mail of the kind %s that ends with %j: %j", (kind, error, wanted) => {
  const end = givenUp(kind, error, endTime);
  expect(end).toMatchObject({ "delivery.error": error, "delivery.nextAttemptAt": null });
  expect({
    state: end["delivery.state"],
    expires: end.expires_at !== undefined && end.expires_at > soonest,
    alarms: isAlarming(kind, error),
  }).toEqual(wanted);
});

test("a mail that nobody needs doesn't count as the last try", () => {
  const endOf = (kind: string, error: string) => givenUp(kind, error, endTime)["delivery.endTime"];
  expect(endOf("lead", contentIsGone)).toBeNull();
  expect(endOf("issue", contentIsGone)).toBe(endTime);
  expect(endOf("lead", "EAUTH 535")).toBe(endTime);
});
