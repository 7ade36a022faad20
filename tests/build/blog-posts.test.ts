import { describe, expect, test } from "vitest";
import { readContent } from "#web/publish/content/read-content.ts";
import { longDate } from "#web/src/site/blog/post-rules.ts";
import { attributeOf, elementsIn, textOf } from "./html-document.ts";
import { thingsOf } from "./json-ld.ts";
import { builtRoute } from "./site-build.ts";

const { posts, blog, claims } = readContent();

describe.each(posts)("$path", (post) => {
  const { document } = builtRoute(post.path);
  const [article] = document.all("article", { "data-post": "" });
  if (!article) throw new Error(`${post.path} has no article`);
  const textsOf = (name: string) => elementsIn(article, name).map(textOf);

  test("says who wrote it, when, on what topic, and its excerpt", () => {
    expect(document.all("h1").map(textOf)).toEqual([post.title]);
    expect(textsOf("p")).toContain(post.excerpt);
    expect(textsOf("li")).toContain(post.author);
    expect(textsOf("span")).toContain(post.categoryLabel);
    const days = elementsIn(article, "time").map((time) => [
      textOf(time),
      attributeOf(time, "datetime"),
    ]);
    const changed = post.updated > post.date ? longDate(post.updated) : undefined;
    expect(days).toEqual([
      [post.dateText, post.date],
      ...(changed ? [[changed, post.updated]] : []),
    ]);
    if (changed) expect(textsOf("li")).toContain(blog.article.updated.replace("{date}", changed));
  });

  test("says its topic above the heading only if others share the heading", () => {
    expect(textsOf("p").includes(post.topic)).toBe(!post.listed);
    if (post.listed) return;
    const text = textOf(article);
    expect(text.indexOf(post.topic)).toBeLessThan(text.indexOf(post.title));
  });

  test("has place, county, reading time and tags in its side column", () => {
    const [side] = document.all("div", { "data-sidebar": "" });
    expect(side && elementsIn(side, "dd").map(textOf)).toEqual([
      post.localFocus,
      post.marketCounty,
      post.readTime,
    ]);
    expect(side && elementsIn(side, "li").map(textOf)).toEqual(post.tags);
  });

  test("has all its headings and questions", () => {
    const headings = post.headings.map(({ text }) => text);
    expect(textsOf("h2").filter((text) => headings.includes(text))).toEqual(headings);
    const questions = document.all("summary").flatMap((summary) => elementsIn(summary, "h3"));
    expect(questions.map(textOf)).toEqual(post.faq.map(({ question }) => question));
  });

  test("leads to a consultation and to what the agency does", () => {
    const heading = document
      .all("h2")
      .find((one) => textOf(one) === blog.article.consultation.heading);
    const id = heading && attributeOf(heading, "id");
    const [band] = document
      .all("section")
      .filter(({ attrs }) =>
        attrs.some(({ name, value }) => name === "aria-labelledby" && value === id),
      );
    const targets = band && elementsIn(band, "a").map((link) => attributeOf(link, "href"));
    expect(targets).toEqual(blog.article.consultation.actions.map(({ to }) => to));
  });

  test("tells search engines what it is", () => {
    const things = thingsOf(post.path);
    expect(things.map((thing) => thing["@type"])).toEqual([
      "BlogPosting",
      "ProfessionalService",
      "FAQPage",
      "BreadcrumbList",
    ]);
    const reviewCount = Number(claims.reviews_blog?.value);
    const isRated = claims.rating !== undefined && reviewCount > 0;
    expect(things[1]).toMatchObject(isRated ? { aggregateRating: { reviewCount } } : {});
  });

  test("names the script of its own text, and of no other post", () => {
    const scripts = document.values("data-scripts").join(" ");
    const bodies = posts.filter(({ slug }) => new RegExp(`/${slug}-[\\w-]{8}\\.js`).test(scripts));
    expect(bodies.map(({ slug }) => slug)).toEqual([post.slug]);
  });
});
