import { expect, test } from "vitest";
import { leftToDo } from "#web/editing/begin/what-is-left.ts";
import { openPoints } from "#web/publish/checks/open-points.ts";
import { readTypedContent } from "#web/publish/content/read-content.ts";

const points = openPoints(readTypedContent());

test("sorts what is left by who does it", () => {
  const lines = leftToDo({
    ...points,
    placeholders: [{ field: "email", value: "x" }],
    samples: [
      { file: "testimonials.yaml", names: ["dentist"] },
      { file: "pages", names: ["about", "privacy"] },
    ],
    unproven: [{ key: "uptime", value: "99.9%", where: "" }],
    unpictured: ["tulip-lane"],
  });
  expect(lines).toEqual([
    "You still have to say: email.",
    'You write your own words, then delete "sample: true": about.',
    "You show real customers in place of: dentist.",
    "You prove a claim, or take it off the site: uptime.",
    "A lawyer reads these pages: privacy.",
    "A photographer, or npm run draw -- portfolio, takes pictures of: tulip-lane.",
  ]);
});

test("says nothing when nothing is left", () => {
  const none = { placeholders: [], samples: [], unproven: [], unpictured: [] };
  expect(leftToDo({ ...points, ...none })).toEqual([]);
});
