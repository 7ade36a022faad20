import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { PhotoPanel } from "#web/editing/page/photo-panel.tsx";
import { asksBeforeLeaving } from "../../fixtures/editor-page.tsx";
import { addFile, saved, standInForEditorServer } from "../../fixtures/editor-server.ts";
import { render } from "../../render.tsx";

standInForEditorServer();

test("asks before leaving until a photo with its words is put in", async () => {
  addFile("posts/snow.md", "Snow");
  render(
    <PhotoPanel
      slots={[{ slot: "posts/snow", label: "Picture of the post" }]}
      hasChanged={false}
      isBusy={false}
      run={async () => saved("posts/snow.md")}
    />,
  );
  await page.getByText("Put in a photo").click();
  expect(asksBeforeLeaving()).toBe(false);
  const words = page.getByLabelText("What it shows");
  await words.fill("A sign with snow on it");
  expect(asksBeforeLeaving()).toBe(true);
  await page
    .getByLabelText("Photo", { exact: true })
    .upload(new File(["photo"], "snow.png", { type: "image/png" }));
  await page.getByRole("button", { name: "Put it in" }).click();
  await expect.element(words).toHaveValue("");
  await expect.element(page.getByText("Or drop it on the field.")).toBeVisible();
  expect(asksBeforeLeaving()).toBe(false);
});
