import { expect, test } from "vitest";
import { linkTarget, picture } from "#web/src/site/content/parts-schema.ts";

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

test.each([
  "/",
  "/contact?calendar#schedule",
  "#services",
  "https://calendar.example/our-team?name=<yours>",
  "mailto:hello@agency.example",
  "tel:+18565550142",
])("accepts the link %s", (to) => {
  expect(linkTarget.safeParse(to).success).toBe(true);
});

test.each([
  "www.calendar.example",
  "//about",
  "https://",
  "https://<our-calendar>",
  "https://x:abc/",
  "https://calendar.example/our team",
])("refuses the link %s", (to) => {
  expect(linkTarget.safeParse(to).error?.issues).toMatchObject([
    { message: expect.stringMatching(/^use a path such as/) },
  ]);
});
