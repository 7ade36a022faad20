import { describe, expect, test } from "vitest";
import { findPage, loadPage, loadPath, notFoundName } from "../../web/src/site/page-table.ts";

describe("the page at a path", () => {
  test.each([
    ["/", "home"],
    ["/about", "about"],
    ["/about/", "about"],
    ["/web-design-mount-laurel", "web-design-mount-laurel"],
  ])("%s is %s", (path, name) => {
    expect(findPage(path)?.name).toBe(name);
  });

  test.each(["/abou", "/About", "/about/us", "", "/constructor"])("%j is no page", (path) => {
    expect(findPage(path)).toBeUndefined();
  });
});

describe("loading a page", () => {
  test("gives its head and its sections, each bound to a component", async () => {
    const { page, sections } = await loadPage("contact");
    expect(page).toMatchObject({ name: "contact", path: "/contact" });
    expect(sections.map(({ key }) => key)).toContain("form-1");
    for (const { Render } of sections) expect(Render).toBeTypeOf("function");
  });

  test("happens once, so that React can wait for the same promise again", () => {
    expect(loadPage("about")).toBe(loadPage("about"));
  });

  test("the view of an unknown address is not to be indexed", async () => {
    const { page } = await loadPage(notFoundName);
    expect(page.robots).toBe("noindex,nofollow");
  });

  test("goes by path too; a path that the app does not know is left to the server", async () => {
    await expect(loadPath("/results")).resolves.toBe(await loadPage("results"));
    expect(loadPath("/nowhere")).toBeUndefined();
  });

  test("a name without a file is our own mistake and is told", () => {
    expect(() => loadPage("abuot")).toThrow('there is no page "abuot" in web/content');
  });
});
