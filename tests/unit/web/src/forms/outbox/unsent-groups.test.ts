import { expect, test } from "vitest";
import type { UnsentForm } from "#web/src/forms/outbox/outbox-store.ts";
import { sendingTime } from "#web/src/forms/outbox/sending-time.ts";
import { counted, unsentGroups } from "#web/src/forms/outbox/unsent-groups.ts";

const now = Date.UTC(2026, 10, 21);
const monthMs = 31 * 24 * 60 * 60 * 1000;

function form(id: string, changes: Partial<UnsentForm> = {}): UnsentForm {
  const address = { path: "/api/send-contact-email", form: "contact", page: "/contact" };
  const rest = { data: {}, sent: { title: "Sent" }, since: now, tries: 0 };
  return { id, submissionId: id, ...address, ...rest, ...changes };
}

test("shows each form once, and its refusal before its age", () => {
  const refusal = { code: "INVALID_FIELDS" } as const;
  const forms = [
    form("waits"),
    form("old", { since: now - monthMs }),
    form("refused", { refusal, since: now - monthMs }),
    form("hidden"),
    form("crowded", { notBefore: now + 1 }),
    form("free-again", { notBefore: now }),
  ];
  const groups = unsentGroups(forms, ["hidden"], now);
  expect(groups).toEqual({
    waiting: [forms[0], forms[5]],
    crowded: [forms[4]],
    old: [forms[1]],
    refused: [forms[2]],
  });
});

test("rounds the visitor's time up and adds the day unless it's today", () => {
  const at = (hours: number, minutes: number, day = 21) =>
    new Date(2026, 10, day, hours, minutes, 30).getTime();
  expect(sendingTime(at(15, 36), at(15, 0))).toMatch(/^3:40\u00a0PM$/);
  expect(sendingTime(at(23, 58), at(23, 0))).toMatch(/^Sunday 12:00\u00a0AM$/);
  expect(sendingTime(at(9, 0, 22), at(23, 0))).toMatch(/^Sunday 9:05\u00a0AM$/);
});

test("has a sentence for one and for many", () => {
  const words = { one: "1 message", many: "{count} messages" };
  expect(counted(words, 1)).toBe("1 message");
  expect(counted(words, 12)).toBe("12 messages");
});
