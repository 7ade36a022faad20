import { describe, expect, test } from "vitest";
import { headingId, renderMarkdown } from "#web/publish/content/post-markdown.ts";

describe("the Markdown of an article", () => {
  test("gives each heading its own anchor and lists the second level", () => {
    const { html, headings } = renderMarkdown("## What's _next_?\n\n### More\n\n## What's next?\n");
    expect(headings).toEqual([
      { id: "whats-next", text: "What's next?" },
      { id: "whats-next-2", text: "What's next?" },
    ]);
    expect(html).toContain('<h2 id="whats-next">What&#39;s <em>next</em>?</h2>');
    expect(html).toContain('<h3 id="more">More</h3>');
  });

  test("gives no heading the id of another, or of a part of the page", () => {
    const titles = ["A", "A", "A 2", "Main", "Root", "Site menu", "Toasts", "Icon phone"];
    const { headings } = renderMarkdown(titles.map((title) => `## ${title}\n`).join("\n"));
    expect(headings.map(({ id }) => id)).toEqual([
      ...["a", "a-2", "a-2-2", "main-2", "root-2", "site-menu-2", "toasts-2", "icon-phone-2"],
    ]);
  });

  test("ids have only lowercase letters, digits, hyphens", () => {
    expect(headingId("Days 1 to 30: Café & “bar”")).toBe("days-1-to-30-cafe-bar");
  });

  test("only links to other sites open a new tab", () => {
    const links = "[here](/contact?topic=audit) [there](https://a.example/?a=1&b=2)";
    const { html } = renderMarkdown(links);
    expect(html).toContain('<a href="/contact?topic=audit#message">here</a>');
    expect(html).toContain(
      '<a href="https://a.example/?a=1&amp;b=2" target="_blank" rel="noopener">there</a>',
    );
  });

  test.each([
    "[x](www.friends.example)",
    "[x](hello@friends.example)",
    "[x](856-555-0142)",
    "[x](contact)",
    "[x](C:\\\\photos)",
    "[x](javascript:alert(1))",
    "[x](data:text/html,x)",
    "[x](//friends.example)",
    "[x](https:/friends.example)",
    "[x](https://friends)",
    "[x](mailto:hello)",
    "[x](tel:call-us)",
    "[x]()",
    "[plans](/web design pricing)",
    "- one [plans](/web design pricing)",
    "see [plans](/pricing",
  ])("the link %s is reported", (markdown) => {
    expect(renderMarkdown(markdown).problems).toHaveLength(1);
  });

  test.each([
    "[x](/contact?topic=audit) and [y](#part)",
    "- [x](https://friends.example/a_(b)) *[y](/contact)*",
    "[x](http://friends.example)",
    "[x](mailto:hello@friends.example?subject=Hi) [y](tel:+18565550142) [z](tel:(856)%20555-0142)",
    "www.friends.example, https://friends.example and hello@friends.example",
    "[1] (see below), \\[x](y)",
    "`[x](y z)`",
  ])("the link %s is fine", (markdown) => {
    expect(renderMarkdown(markdown).problems).toEqual([]);
  });

  test("puts a table into a named frame that scrolls by keyboard", () => {
    const table = '| **Place** | "What" |\n| --- | --- |\n| Map & pin | Hours |\n';
    const { html } = renderMarkdown(table);
    expect(html).toBe(
      [
        '<div class="table-frame" role="region" aria-label="Table: Place, &quot;What&quot;" tabindex="0">',
        '<table><thead><tr><th scope="col"><strong>Place</strong></th><th scope="col">&quot;What&quot;</th></tr></thead>',
        '<tbody><tr><td data-column="Place">Map &amp; pin</td><td data-column="&quot;What&quot;">Hours</td></tr></tbody></table></div>\n',
      ].join(""),
    );
  });

  test("reports a skipped level of headings with what to write", () => {
    const { problems } = renderMarkdown(
      "### More\n\n## Next\n\n### Fine\n\n## Last\n\n#### Deep\n",
    );
    expect(problems).toEqual([
      '"### More" leaves out a level of headings. Begin with ## instead.',
      '"#### Deep" leaves out a level of headings. Begin with ### instead.',
    ]);
  });

  test("counts words as a reader does, without markup and lone signs", () => {
    const markdown = "## One two\n\n- three — **four**\n\n| five | 6 |\n| - | - |\n";
    expect(renderMarkdown(markdown).words).toBe(6);
  });
});
