import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { reviewDraft, withDrafts } from "#scripts/admin/reviews/review-drafts.ts";
import { writeChanges } from "#web/editing/file-change.ts";
import { testimonials } from "#web/src/site/content/collections-schema.ts";

const entry = (id: string, fields: object) => ({ id, data: () => fields });
const named = entry("review-0123456789abcdef", {
  ...{ kind: "quotable", text: "They answer: always.", created_at: new Date("2026-12-01T02:00Z") },
  value: "Dana R., owner of a flower shop",
});
const unnamed = entry("review-fedcba9876543210", { kind: "quotable", text: "Good work, fast" });

test("makes a hidden testimonial of a review, with what they agreed to", () => {
  expect([named, unnamed].map(reviewDraft)).toEqual([
    {
      ...{ id: "review-01234567", publish: "no", quote: "They answer: always." },
      ...{ author: "Dana R.", role: "owner of a flower shop", date: "2026-11-30" },
      permission:
        "The customer agreed on our review page on 2026-11-30 to be quoted as Dana R., owner of a flower shop.",
    },
    {
      ...{ id: "review-fedcba98", publish: "no", quote: "Good work, fast" },
      ...{ author: "A customer", role: "Customer" },
      permission: "The customer agreed on our review page to be quoted without a name.",
    },
  ]);
});

test("keeps a review's braces from naming a value of the content", () => {
  const fields = { kind: "quotable", text: "Hi {{name}} {{{x}}}", value: "{{A}}, {{b}}" };
  const draft = reviewDraft(entry("review-0123456789abcdef", fields));
  expect(draft).toMatchObject({
    quote: "Hi { {name}} { { {x}}}",
    author: "{ {A}}",
    role: "{ {b}}",
  });
  expect(JSON.stringify(draft)).not.toContain("{{");
});

test("adds each review once, below what is there, even when it is deleted", () => {
  const folder = mkdtempSync(join(tmpdir(), "reviews-"));
  const before = "# Ours\n- id: one # keep\n  quote: A\n  author: B\n  role: C\n";
  writeFileSync(join(folder, "testimonials.yaml"), before);
  writeFileSync(join(folder, "site.yaml"), "name: Ours\n");
  const first = withDrafts(folder, [reviewDraft(named)]);
  expect(first.added).toBe(1);
  expect(first.changes.map(({ file }) => file)).toEqual(["testimonials.yaml", "site.yaml"]);
  writeChanges(folder, first.changes);
  const text = readFileSync(join(folder, "testimonials.yaml"), "utf8");
  expect(text.startsWith(before)).toBe(true);
  expect(testimonials.parse(parse(text))[1]).toMatchObject({ publish: false, author: "Dana R." });
  const again = withDrafts(folder, [named, unnamed].map(reviewDraft));
  expect(again.added).toBe(1);
  expect(String(again.changes[0]?.text).startsWith(text)).toBe(true);
  expect(readFileSync(join(folder, "testimonials.yaml"), "utf8")).toBe(text);
  // The owner deletes the draft.
  writeFileSync(join(folder, "testimonials.yaml"), before);
  expect(withDrafts(folder, [reviewDraft(named)])).toEqual({ changes: [], added: 0 });
});

test("names the broken file that a review can't be added to", () => {
  const folder = mkdtempSync(join(tmpdir(), "reviews-"));
  writeFileSync(join(folder, "site.yaml"), "name: Ours\n");
  writeFileSync(join(folder, "testimonials.yaml"), "- id: one\n  quote:A\n");
  expect(() => withDrafts(folder, [reviewDraft(named)])).toThrow(
    /testimonials\.yaml, line 2: a space is missing/,
  );
});
