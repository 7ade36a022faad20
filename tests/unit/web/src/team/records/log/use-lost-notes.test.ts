import { expect, test } from "vitest";
import { lostWords } from "#web/src/team/records/log/use-lost-notes.ts";

test("reports all notes about deleted records in one message, with texts", () => {
  expect(lostWords(["Wants a gallery"])).toEqual({
    title: "We couldn't save 1 note about something that was deleted",
    text: "You wrote: Wants a gallery",
  });
  expect(lostWords(["Wants a gallery", " ", "In May "])).toEqual({
    title: "We couldn't save 3 notes about something that was deleted",
    text: "You wrote: Wants a gallery · In May",
  });
  expect(lostWords(["", ""]).text).toBeUndefined();
});
