import type { Content } from "../content/content.ts";
import { pageFile, postFile, textOfFile } from "../content/content-text.ts";
import { publishedContent } from "../content/published-content.ts";

const otherFiles = [
  ...["site", "prices", "forms", "blog", "replies"],
  ...["testimonials", "portfolio", "case-studies"],
].map((name) => `web/content/${name}.yaml`);

/** Search engines and receipts get these, whichever pages name them (structured-data.ts, collect-site-facts.ts). */
export const claimsReadByPrograms = ["rating", "reviews", "reviews_blog", "reply_time"];

const textsOf = (files: string[]) => files.map((file) => textOfFile(file) ?? "").join("\n");

/** Tells whether a claim or a price, by its name, is shown only on pages that are off the site. */
export function onlyOffSite(
  content: Content,
): (group: "claims" | "prices", key: string) => boolean {
  const shown = new Set(publishedContent(content).content.pages.map(({ name }) => name));
  const off = content.pages.filter(({ name }) => !shown.has(name));
  const hidden = textsOf(off.map(pageFile));
  const on = content.pages.filter(({ name }) => shown.has(name));
  const visible = textsOf([...on.map(pageFile), ...content.posts.map(postFile), ...otherFiles]);
  return (group, key) => {
    if (group === "claims" && claimsReadByPrograms.includes(key)) return false;
    const price = group === "prices" ? `|\\bkey: *${key}\\b` : "";
    const use = new RegExp(`\\{\\{ *${group}\\.${key} *\\}\\}${price}`);
    return use.test(hidden) && !use.test(visible);
  };
}
