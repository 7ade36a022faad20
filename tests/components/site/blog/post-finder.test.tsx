import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { PostFinder } from "#web/src/site/blog/post-finder.tsx";
import { render } from "../../render.tsx";

const { blog } = await commands.content();

const post = (
  title: string,
  excerpt: string,
  tag: string,
  category: "web-design" | "seo-guides",
) => ({
  ...{ slug: title, path: `/blog/${title}`, title, excerpt, tags: [tag], category },
  ...{ categoryLabel: "", date: "2026-03-04", dateText: "March 4, 2026", readTime: "4 min read" },
  picture: { file: "none.webp", alt: "", width: 16, height: 9 },
});
const posts = [
  post("Menus", "What guests want", "Food", "seo-guides"),
  post("Roofs", "What menus lack", "Berlin", "web-design"),
  post("Trees", "Stumps and all", "Berlin", "web-design"),
];

/** The query of the address after each step. */
const steps: string[] = [];

function Address() {
  const { search } = useLocation();
  useEffect(() => {
    if (steps.at(-1) !== search) steps.push(search);
  }, [search]);
  return null;
}

const box = page.getByRole("searchbox");
const status = page.getByRole("status").first();
const featured = page.getByRole("region", { name: "Featured Article" });
const category = (name: string) => page.getByRole("button", { name, exact: true });
const address = () => steps.at(-1);
const titles = () => [...document.querySelectorAll("article h3")].map((one) => one.textContent);

beforeEach(() => {
  steps.length = 0;
  render(
    <>
      <PostFinder posts={posts} categories={blog.categories} words={blog.listing} />
      <Address />
    </>,
    "/blog",
  );
});

test("shows every post, the first as the featured one", async () => {
  await expect.element(category("All Posts (3)")).toHaveAttribute("aria-pressed", "true");
  await expect.element(category("Web Design Tips (2)")).toHaveAttribute("aria-pressed", "false");
  await expect.element(featured.getByRole("heading", { level: 3 })).toHaveTextContent("Menus");
  expect(titles()).toEqual(["Menus", "Roofs", "Trees"]);
});

test("shows no empty list when there is only one post", async () => {
  render(
    <PostFinder posts={posts.slice(0, 1)} categories={blog.categories} words={blog.listing} />,
    "/blog",
  );
  await expect.element(featured).toBeVisible();
  await expect.element(category("All Posts (1)")).toBeVisible();
  expect(document.querySelectorAll("section")).toHaveLength(1);
});

test("combines search and category, counts the results, and resets both", async () => {
  await box.fill("BERLIN");
  await expect.poll(titles).toEqual(["Roofs", "Trees"]);
  expect(featured.elements()).toEqual([]);
  await category("Web Design Tips (2)").click();
  await box.fill("menu");
  await expect.poll(titles).toEqual(["Roofs"]);
  await expect.element(status).toHaveTextContent("1 article matching “menu” in Web Design Tips");

  await box.fill("zeppelin");
  await expect.element(page.getByRole("heading", { name: "No posts found" })).toBeVisible();
  await expect.element(status).toHaveTextContent("0 articles");
  await expect.poll(address).toBe("?q=zeppelin&category=web-design");
  await page.getByRole("button", { name: "Show All Posts" }).click();
  await expect.poll(titles).toHaveLength(posts.length);
  await expect.element(box).toHaveValue("");
  await expect.element(box).toHaveFocus();
  await expect.poll(address).toBe("");
});

test("updates the address when typing pauses, not with each letter", async () => {
  await box.click();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    for (const typed of ["f", "fo", "foo", "food"]) {
      await userEvent.keyboard(typed.slice(-1));
      await expect.element(status).toHaveTextContent(`“${typed}”`);
    }
    vi.advanceTimersByTime(300);
    await expect.poll(address).toBe("?q=food");
    expect(steps).toEqual(["", "?q=food"]);
  } finally {
    vi.useRealTimers();
  }
});
