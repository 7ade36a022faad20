import { expect, test } from "vitest";
import { lostWords } from "#web/src/team/records/log/use-lost-notes.ts";

const note = (about: string, text?: string, one: "lead" | "task" = "lead") => ({
  ...{ about, text, one },
});

test("reports notes on deleted leads in one message, with all their text", () => {
  expect(lostWords([note("a", "Wants a gallery")])).toEqual({
    title: "We couldn't save your note: that lead was deleted",
    text: "You wrote: Wants a gallery",
  });
  expect(lostWords([note("a", "Wants a gallery"), note("a", " "), note("a", "In May ")])).toEqual({
    title: "We couldn't save 3 notes: that lead was deleted",
    text: "You wrote: Wants a gallery · In May",
  });
  expect(lostWords([note("a"), note("b")])).toEqual({
    title: "We couldn't save 2 notes: those leads were deleted",
    text: undefined,
  });
  expect(lostWords([note("a", "", "task")]).title).toBe(
    "We couldn't save your note: that task was deleted",
  );
  expect(lostWords([note("a", "", "task"), note("a")]).title).toBe(
    "We couldn't save 2 notes: those leads and tasks were deleted",
  );
});
