import { expect, test } from "vitest";
import { storedLead } from "#contract/lead";
import { firstWords, originWords, sourceWords } from "#web/src/team/leads/lead-words.ts";
import { inOneLine } from "#web/src/team/records/words.ts";

test.each([
  ["contact-form", "From the contact form"],
  ["web-design-pricing-page", "From the web design pricing page"],
  ["ai-automation-pricing-page", "From the AI automation pricing page"],
  ["mount-laurel-web-design-page", "From the Mount Laurel page"],
  ["cherry-hill-web-design-cta", "From the Cherry Hill page"],
  ["trade-show", "From trade show"],
  ["Aunt May", "From Aunt May"],
  ["team", "Added by the team"],
  ["import", "Imported"],
  ["", ""],
])("a lead from %j says %j", (source, words) => {
  expect(sourceWords(source)).toBe(words);
});

test.each([
  ["search", "From the contact form (search engine)"],
  ["qr", "From the contact form (QR code)"],
  ["ad", "From the contact form (ad)"],
  ["newsletter", "From the contact form (newsletter)"],
  ["direct", "From the contact form (direct)"],
  ["", "From the contact form"],
  [undefined, "From the contact form"],
])("a visit that came from %j is named after the form", (came_from, words) => {
  expect(originWords(storedLead.parse({ source: "contact-form", came_from }))).toBe(words);
});

test("cuts a message between words, or inside a word that is too long", () => {
  expect(firstWords(undefined)).toBe("");
  expect(firstWords(" Our ovens\n\tneed a site. ")).toBe("Our ovens need a site.");
  const shown = "We need a site for our bakery, with the hours of all three shops and";
  const long = `${shown} a way to order`;
  expect(firstWords(long)).toBe(`${shown}…`);
  expect(firstWords(long, 25)).toBe("We need a site for our…");
  expect(firstWords("🛠".repeat(80))).toBe(`${"🛠".repeat(70)}…`);
});

test("puts parts in one line that never breaks before their mark", () => {
  const parts = ["Bakery", undefined, "", false, "Haddonfield"] as const;
  expect(inOneLine([...parts])).toBe("Bakery\u00a0· Haddonfield");
  expect(inOneLine([])).toBe("");
});
