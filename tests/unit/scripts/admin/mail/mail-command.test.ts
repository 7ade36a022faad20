import { expect, test } from "vitest";
import { readMailOptions } from "#scripts/admin/mail/mail-command.ts";

test.each([
  [[], "Say what to do"],
  [["send"], '"send" is not known'],
  [["list", "some-id"], "leave out what follows"],
  [["list", "--all"], "leave out what follows"],
  [["retry"], "Say which"],
  [["retry", "some-id", "--all"], "only one of them"],
  [["retry", "--issue=2026-11-24", "--all"], "only one of them"],
  [["list", "--issue=2026-11-24"], "leave out what follows"],
  [["retry", "--issue=a/b"], "--issue"],
  [["list", "--project=x"], "--project must be"],
])("%j is refused", (args, words) => {
  expect(() => readMailOptions(args)).toThrow(words);
});

test("retry takes ids, a newsletter, or all failed mail to the owner", () => {
  const which = (...args: string[]) => readMailOptions(["retry", ...args])?.which;
  expect(which("one", "two")).toEqual({ ids: ["one", "two"] });
  expect(which("--issue=2026-11-24")).toEqual({ issue: "2026-11-24" });
  expect(which("--all")).toBe("owner");
});
