import { expect, test } from "vitest";
import { leftToDo } from "#web/editing/begin/what-is-left.ts";
import { openPoints } from "#web/publish/checks/open-points.ts";
import { readTypedContent } from "#web/publish/content/read-content.ts";

const content = readTypedContent();
const points = openPoints(content);

test("sorts what is left by who does it", () => {
  const lines = leftToDo(
    {
      ...points,
      placeholders: [{ field: "email", value: "x" }],
      samples: [
        { file: "testimonials.yaml", names: ["dentist"] },
        { file: "pages", names: ["about", "privacy"] },
      ],
      unproven: [{ key: "uptime", value: "99.9%", where: "" }],
      unpictured: ["tulip-lane"],
      unwritten: [
        { file: "web/content/posts/tips.md", field: "title", message: "a title" },
        { file: "web/content/posts/tips.md", field: "", message: "an opening" },
      ],
      risks: [{ key: "ticket", value: "$10", where: "", note: "Is it legal?" }],
    },
    content,
  );
  expect(lines).toEqual([
    "You still have to say: email.",
    'You write what begins with "WRITE:" in: posts/tips.md.',
    'You write your own words, then delete "sample: true": about.',
    "You show real customers in place of: dentist.",
    "You prove a claim, or take it off the site: uptime.",
    "A lawyer reads these pages: privacy.",
    "A lawyer looks at the risk of these prices: ticket.",
    "A photographer takes the photo of the person who tells the story on: about.",
    "A photographer, or npm run draw -- portfolio, takes pictures of: tulip-lane.",
  ]);
});

test("says nothing when nothing is left", () => {
  const none = { placeholders: [], samples: [], unproven: [], unpictured: [], risks: [] };
  expect(leftToDo({ ...points, ...none }, { pages: [] })).toEqual([]);
});
