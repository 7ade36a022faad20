import { expect, test } from "vitest";
import { picture } from "#web/src/site/content/parts-schema.ts";

const words = { alt: "A bench", width: 640, height: 480 };
const accepts = (file: string) => picture.safeParse({ ...words, file }).success;

test("accepts the site's own pictures", () => {
  expect(accepts("pages/about-story.webp")).toBe(true);
  expect(accepts("scenes/workbench.svg")).toBe(true);
});

test.each([
  "https://pictures.example/bench.webp",
  "//pictures.example/bench.webp",
  "data:image/svg+xml,bench.svg",
  "../../bench.svg",
  "bench.png",
])("refuses a picture from elsewhere: %s", (file) => {
  expect(accepts(file)).toBe(false);
});
