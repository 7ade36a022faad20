import { expect, test } from "vitest";
import { labelFor } from "#web/publish/checks/label-problems.ts";
import { specifiedLabels } from "#web/publish/checks/specified-labels.ts";
import { hoursText } from "#web/publish/content/hours-text.ts";
import { readContent } from "#web/publish/content/read-content.ts";
import { attributeOf, elementsIn, textOf } from "../build/html-document.ts";
import { builtRoutes } from "../build/site-build.ts";

const { site } = readContent();
const specified: ReadonlySet<string> = new Set(specifiedLabels.map(({ label }) => label));

/**
 * The link next to the calendar that opens it elsewhere, and the number itself, as a line of the address or on a narrow
 * button.
 */
const allowed = ["Open It in a New Tab Instead", site.phone.display, "Call"];

// `textOf` returns only plain spaces.
const hours = hoursText(site.hours).replace(/\s/g, " ");

/** Returns the labels of links that lead to us, by what they should be called, except those in the prose of a post. */
function labelsFound(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { document } of builtRoutes) {
    const prose = new Set(document.all("p").flatMap((one) => elementsIn(one, "a")));
    for (const link of document.all("a").filter((one) => !prose.has(one))) {
      const wanted = labelFor(attributeOf(link, "href") ?? "", site);
      // Below the number, the menu says when somebody answers the phone.
      const label = (attributeOf(link, "aria-label") ?? textOf(link)).replace(hours, "").trim();
      if (wanted === undefined || specified.has(label) || allowed.includes(label)) continue;
      found.set(wanted, (found.get(wanted) ?? new Set()).add(label));
    }
  }
  return found;
}

test("uses one name for each link to the calendar, form, quote or phone", () => {
  const found = labelsFound();
  const { labels, phone } = site;
  const names = [...Object.values(labels), `Call ${phone.display}`];
  expect([...found.keys()].sort()).toEqual(names.sort());
  for (const [wanted, used] of found) expect([...used]).toEqual([wanted]);
});
