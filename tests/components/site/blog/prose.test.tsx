import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Prose } from "#web/src/site/blog/prose.ts";
import { render } from "../../render.tsx";

test("breaks the lines of a paragraph that begins with four spaces", async () => {
  render(
    <Prose>
      <pre>
        <code>{`${"Some words ".repeat(20)} ${"x".repeat(200)}`}</code>
      </pre>
    </Prose>,
  );
  await expect.element(page.getByText("Some words")).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(innerWidth);
});
