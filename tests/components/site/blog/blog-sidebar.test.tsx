import { expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { BlogSidebar } from "#web/src/site/blog/blog-sidebar.tsx";
import { render } from "../../render.tsx";

const { blog } = await commands.content();

test("has no card of recent posts when there is none", async () => {
  render(<BlogSidebar posts={[]} words={blog.sidebar} />);
  await expect
    .element(page.getByRole("heading", { name: blog.sidebar.areas.heading }))
    .toBeVisible();
  expect(page.getByRole("heading", { name: blog.sidebar.recent }).elements()).toEqual([]);
});
