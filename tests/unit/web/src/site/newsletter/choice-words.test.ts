import { expect, test } from "vitest";
import { mainChoice } from "#web/src/site/newsletter/choice-words.ts";

const known = { known: true } as const;

test.each([
  [{ ...known, purpose: "confirm", state: "waiting" }, "confirm"],
  [{ ...known, purpose: "leave", state: "confirmed" }, "leave"],
  [{ ...known, purpose: "delete", state: "confirmed" }, "forget"],
  [{ ...known, purpose: "about", state: "waiting" }, "confirm"],
  [{ ...known, purpose: "about", state: "confirmed" }, undefined],
  // Somebody has just asked for one of the two.
  [{ ...known, purpose: "about", state: "waiting", deletion: "mailed" }, undefined],
  [{ ...known, purpose: "about", state: "left" }, undefined],
] as const)("%j highlights this choice: %s", (answer, main) => {
  expect(mainChoice(answer)).toBe(main);
});
