import { expect, test } from "vitest";
import { bookingSource } from "#contract/form-source";
import { storedLead } from "#contract/lead";
import { leadStanding } from "#contract/lead-standing";

const time = "2026-11-23T15:00:00.000Z";

test.each([
  ["unanswered", { waiting_since: time, client_id: "bell", answered_at: time }],
  ["set_aside", { aside_since: time, client_id: "bell" }],
  ["client", { client_id: "bell", answered_at: time }],
  ["answered", { answered_at: time }],
  ["in_progress", { source: "team" }],
  ["", { source: bookingSource }],
])("a lead has the standing %j", (standing, fields) => {
  expect(leadStanding(storedLead.parse({ status: "in_progress", ...fields }))).toBe(standing);
});
