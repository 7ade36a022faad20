import { expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { PostNeighborLinks } from "#web/src/site/blog/post-neighbor-links.tsx";
import { render } from "../../render.tsx";

const { blog } = await commands.content();
const other = { path: "/blog/other", title: "Other" };

test("leads to other posts only when there are some", async () => {
  render(<PostNeighborLinks neighbors={{ earlier: other, related: [] }} words={blog.article} />);
  await expect.element(page.getByRole("navigation")).toBeVisible();
  render(<PostNeighborLinks neighbors={{ related: [] }} words={blog.article} />);
  await expect.element(page.getByRole("navigation")).not.toBeInTheDocument();
});
