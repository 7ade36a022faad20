import { expect, test } from "vitest";
import { mainChoice } from "#web/src/site/newsletter/choice-words.ts";

const validLink = { known: true } as const;

test.each([
  [{ ...validLink, purpose: "confirm", state: "waiting" }, "confirm"],
  [{ ...validLink, purpose: "leave", state: "confirmed" }, "leave"],
  [{ ...validLink, purpose: "delete", state: "confirmed" }, "forget"],
  [{ ...validLink, purpose: "about", state: "waiting" }, "confirm"],
  [{ ...validLink, purpose: "about", state: "confirmed" }, undefined],
  // Somebody has just asked for one of the two.
  [{ ...validLink, purpose: "about", state: "waiting", deletion: "mailed" }, undefined],
  [{ ...validLink, purpose: "about", state: "left" }, undefined],
] as const)("%j highlights this choice: %s", (answer, main) => {
  expect(mainChoice(answer)).toBe(main);
});
