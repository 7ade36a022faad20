import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { readSettings } from "#functions/config.ts";
import { issueMail } from "#functions/mail/issue-mail.ts";
import { readIssue, writeNewIssue } from "#scripts/admin/newsletter/issue-file.ts";
import { renderIssue } from "#scripts/admin/newsletter/render-issue.ts";
import { issueNames } from "#web/publish/content/newsletter-issues.ts";

const post = (day: string, listed = true) => ({
  ...{ date: `2026-10-${day}`, title: `Post of ${day}`, excerpt: `About ${day}.`, listed },
  path: `/blog/post-${day}`,
});
const posts = [post("20"), post("15"), post("10"), post("05"), post("25", false)];

let content = "";
beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), "newsletter-"));
});

const newIssue = (all: typeof posts, day: string) =>
  readFileSync(writeNewIssue(content, all, day), "utf8");
const postsIn = (text: string) => text.match(/\/blog\/[\w-]+/g);

describe("a new issue", () => {
  test("has the three newest posts, and later those since the last issue", () => {
    const first = newIssue(posts, "2026-10-21");
    expect(postsIn(first)).toEqual(["/blog/post-20", "/blog/post-15", "/blog/post-10"]);
    expect(first).toContain("## [Post of 20](/blog/post-20)\n\nAbout 20.\n");
    const more = [post("29"), post("28"), post("27", false), ...posts];
    expect(postsIn(newIssue(more, "2026-10-30"))).toEqual(["/blog/post-29", "/blog/post-28"]);
    expect(issueNames(content)).toEqual(["2026-10-21", "2026-10-30"]);
    expect(() => writeNewIssue(content, more, "2026-10-30")).toThrow("one of today already");
    expect(() => writeNewIssue(content, more, "2026-10-29")).toThrow("one of a day to come");
    // This post was published on the day of an issue, after the issue was started.
    const later = { ...post("30"), path: "/blog/post-29-more" };
    const third = newIssue([later, ...more], "2026-11-10");
    expect(postsIn(third)).toEqual(["/blog/post-29-more"]);
    expect(newIssue([later, ...more], "2026-11-20")).not.toContain("/blog/");
  });

  test("doesn't repeat a post from its own day", () => {
    newIssue(posts, "2026-10-20");
    expect(newIssue(posts, "2026-10-30")).not.toContain("/blog/");
  });

  test("can't be sent with unwritten parts, and says what is wrong", () => {
    const file = writeNewIssue(content, posts, "2026-10-12");
    expect(() => readIssue(content, "2026-10-12")).toThrow('they begin with "WRITE:"');
    expect(() => readIssue(content, "2026-10-13")).toThrow(
      "There is no web/content/newsletter/2026-10-13.md",
    );
    writeFileSync(file, readFileSync(file, "utf8").replaceAll("WRITE: ", ""));
    expect(readIssue(content, "2026-10-12").subject).toBe("what this issue is about");
    writeFileSync(file, "Hello");
    expect(() => readIssue(content, "2026-10-12")).toThrow('a line "subject: ..."');
  });
});

describe("an issue that goes out", () => {
  test("marks links to our pages for the newsletter, and no others", () => {
    const { text, html } = renderIssue(
      "News",
      "[a](/contact?city=berlin#form) [b](/) [c](https://b.example/) [d](mailto:a@b.example)",
    );
    const contact = "{origin}/contact?city=berlin&utm_source=newsletter#form";
    expect(text).toBe(
      `a (${contact}) b ({origin}/?utm_source=newsletter) c (https://b.example/) d (mailto:a@b.example)`,
    );
    expect(html).toContain(`"${contact.replace("&", "&amp;")}"`);
    expect(html).toContain('"https://b.example/"');
  });

  test("has no HTML in its text, whatever Markdown is used", () => {
    const { text } = renderIssue(
      "News",
      [
        "> Said *she*.\n>\n> - one\n",
        "Run `npm <x>` & ~~not~~ https://b.example/a?b=c or <https://c.example> or a@b.example.\n",
        "```\n<b>code</b>\n```\n",
        "3. three\n4. four\n   - inner **bold**\n     1. deepest\n   - last\n",
        "- [x] done\n- [ ] open\n\n---\n\nFish &amp; chips  \nnext \\* line",
      ].join("\n"),
    );
    expect(text).toBe(
      [
        "> Said she.\n>\n> - one\n",
        "Run npm <x> & not https://b.example/a?b=c or https://c.example or a@b.example.\n",
        "<b>code</b>\n",
        "3. three\n4. four\n   - inner bold\n     1. deepest\n   - last\n",
        "- [x] done\n- [ ] open\n\nFish & chips\nnext * line",
      ].join("\n"),
    );
  });

  const links = {
    ...{ confirm: "https://x.test/confirm", leave: "https://x.test/leave" },
    ...{ about: "https://x.test/about", delete: "https://x.test/delete" },
    leaveAtOnce: "https://x.test/leaveAtOnce",
  };
  const facts = {
    ...{ name: "Pine", phone: { display: "1", number: "1" }, hours: "9 to 5" },
    ...{ address: "1 Main Street, Medford, NJ 08055", towns: [], pages: {}, posts: [] },
  };
  const settings = readSettings({
    ...{ OWNER_EMAIL: "o@a.example", MAIL_SENDER_ADDRESS: "w@a.example", MAIL_SENDER_NAME: "W" },
    ...{ SMTP_HOST: "localhost", SITE_ORIGIN: "https://pine.example" },
  });

  test("has full addresses, its sender and a way to leave as text and HTML", () => {
    const words = "Hi *you*.\n\n## [A < B](/blog/a)\n\n- one\n- [two](https://b.example)\n";
    const issue = renderIssue("News & more", words);
    const mail = issueMail("ana@shop.example", issue, links, facts, settings);
    expect(mail.text).toContain(
      "Hi you.\n\nA < B (https://pine.example/blog/a?utm_source=newsletter)\n\n- one\n- two (https://b.example)",
    );
    expect(mail.html).toContain('href="https://pine.example/blog/a?utm_source=newsletter"');
    expect(mail.html).toContain("A &lt; B");
    expect(mail.html).toContain("News &amp; more");
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain(facts.address);
      expect(part).toContain("because you signed up and confirmed your address at");
      expect(part).toContain("https://x.test/leave");
      expect(part).not.toContain("{origin}");
    }
    expect(mail.leaveAddress).toBe("https://x.test/leaveAtOnce");
  });
});
