import { expect, test } from "vitest";
import { readMailOptions } from "../../scripts/admin/mail/mail-command.ts";

test.each([
  [[], "Say what to do"],
  [["send"], '"send" is not known'],
  [["list", "some-id"], "leave out what follows"],
  [["list", "--all"], "leave out what follows"],
  [["retry"], "Say which"],
  [["retry", "some-id", "--all"], "not both"],
  [["list", "--project=x"], "--project must be"],
])("%j is refused", (args, words) => {
  expect(() => readMailOptions(args)).toThrow(words);
});

test("retry takes ids, or everything that was given up", () => {
  expect(readMailOptions(["retry", "one", "two"])).toMatchObject({ ids: ["one", "two"] });
  expect(readMailOptions(["retry", "--all"])).toMatchObject({ what: "retry", ids: undefined });
});
