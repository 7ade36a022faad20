import { sampledPages, unknownPath } from "../../e2e/fixtures/built-pages.ts";
import { content } from "../../e2e/fixtures/site-content.ts";
import { journey } from "./journey.ts";

const menuLink = { role: "link", name: "Results", within: "[popover]" };

journey("opens and closes the menu, follows its link, and goes back", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.expectGone(menuLink);
  await visitor.press("button", "Menu");
  await visitor.expectThere(menuLink);
  await visitor.pressKey("Escape");
  await visitor.expectGone(menuLink);
  await visitor.press("button", "Menu");
  await visitor.press("link", "Results", menuLink.within);
  await visitor.expectPath("/results");
  await visitor.expectGone(menuLink);
  await visitor.window.goBack();
  await visitor.expectPath("/");
});

journey("shows the banner on scrolling, and hides it once dismissed", async ({ visitor }) => {
  const hide = { role: "button", name: content.site.banner.dismiss };
  await visitor.open("/about");
  await visitor.scrollTo(0);
  await visitor.expectGone(hide);
  await visitor.scrollTo(900);
  await visitor.press(hide.role, hide.name);
  await visitor.expectGone(hide);
  await visitor.open("/results");
  await visitor.scrollTo(900);
  // The banner's own listener has run first.
  await visitor.expectInPage(
    "scrollY >= 900 && new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))",
    true,
  );
  await visitor.expectGone(hide);
});

journey(
  "chooses a trade, and moves the carousel by buttons and arrow keys",
  async ({ visitor }) => {
    const shown = `[...document.querySelectorAll("[aria-roledescription=slide]")].findIndex((slide) => {
    const { left, right } = slide.getBoundingClientRect();
    return left > -20 && right < innerWidth + 20;
  })`;
    await visitor.open("/");
    await visitor.press("radio", "Dentist");
    await visitor.expectInPage(
      `document.querySelector("[type=radio]:checked").labels[0].innerText`,
      "Dentist",
    );
    await visitor.press("button", "Next");
    await visitor.expectInPage(shown, 1);
    await visitor.press("button", "Next");
    await visitor.expectInPage(shown, 2);
    await visitor.pressKey("ArrowRight");
    await visitor.expectInPage(shown, 3);
    await visitor.press("button", "Previous");
    await visitor.expectInPage(shown, 2);
  },
);

journey("searches the blog during fast typing, and restores it on Back", async ({ visitor }) => {
  const cards = `document.querySelectorAll("article").length`;
  const listed = content.posts.filter((post) => post.listed);
  await visitor.open("/blog");
  await visitor.expectInPage(cards, listed.length);
  // Safari lets a page change its address a hundred times in ten seconds.
  const long = "south jersey ".repeat(10).trim();
  await visitor.type("Search the blog", long, "searchbox");
  await visitor.expectInPage(cards, 0);
  for (const _ of long.slice("south jersey".length)) await visitor.pressKey("Backspace");
  await visitor.expectPath("/blog?q=south+jersey");
  await visitor.press("button", "Web Design Tips (4)");
  await visitor.expectPath("/blog?q=south+jersey&category=web-design");
  const [found] = listed.filter(({ category, title, excerpt, tags }) => {
    const isNamed = [title, excerpt, ...tags].some((text) => /south jersey/i.test(text));
    return category === "web-design" && isNamed;
  });
  if (!found) throw new Error("no post of the frozen content is found so");
  await visitor.press("link", `Read More ${found.title}`);
  await visitor.expectPath(`/blog/${found.slug}`);
  await visitor.window.goBack();
  await visitor.expectPath("/blog?q=south+jersey&category=web-design");
  await visitor.expectValue("Search the blog", "south jersey", "searchbox");
});

journey("adds up a price, opens it by its link, and takes it to the form", async ({ visitor }) => {
  await visitor.open("/web-design-pricing");
  await visitor.press("button", "Add Up Your Price");
  await visitor.press("button", "A landscaper across ten towns");
  await visitor.expectText("Together: $4,600 once, $1,200 a year");
  await visitor.expectInPage(`location.search.includes("towns=10")`, true);
  await visitor.expectNoPageProblems();
  const link = await visitor.path();
  await visitor.open("/about");
  await visitor.open(link);
  await visitor.expectText("Together: $4,600 once, $1,200 a year");
  await visitor.choose("How many core pages?", "9");
  await visitor.expectText("Together: $4,900 once, $1,200 a year");
  await visitor.press("link", "Ask About This");
  await visitor.expectText("About: the price you added up");
  await visitor.expectInPage(
    `document.querySelector("textarea")?.value.includes("Together: $4,900 once")`,
    true,
  );
});

journey("checks the visitor's site, and draws one with their name", async ({ visitor }) => {
  await visitor.open("/web-design");
  await visitor.press("button", "Check My Site");
  await visitor.choose("What kind of business is it?", "food");
  await visitor.press("button", "Show What to Fix");
  await visitor.expectText("Still to answer: 12.");
  await visitor.open("/web-design?check=food&yes=tap.https&no=menu#check");
  await visitor.press("button", "Show What to Fix");
  await visitor.expectText("Still to answer: 9.");
  await visitor.open("/");
  await visitor.press("button", "Put My Name on It");
  await visitor.type("Your business name", "Ruiz Roofs");
  await visitor.type("Your town", "Berlin");
  await visitor.expectText("Berlin and the towns around it");
  await visitor.press("button", "See It on a Computer");
  await visitor.expectNoPageProblems();
  await visitor.press("link", "Send Me This");
  await visitor.expectText("About: the site you drew");
  await visitor.expectInPage(
    `document.querySelector("textarea")?.value.includes("Your town: Berlin")`,
    true,
  );
});

journey("lets visitors read and press everything on each kind of page", async ({ visitor }) => {
  for (const path of sampledPages.filter((page) => page !== unknownPath)) {
    await visitor.open(path);
    await visitor.expectInPage("document.readyState", "complete");
    await visitor.expectNoPageProblems();
  }
});
