import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { readIssue, writeNewIssue } from "#scripts/admin/newsletter/issue-file.ts";
import { readContentFile } from "#web/editing/server/read-content-file.ts";
import { readProjectFiles } from "#web/publish/checks/project-files.ts";
import { unreadFileProblems } from "#web/publish/checks/unread-files.ts";
import { contentText, spoiledText } from "#web/publish/content/content-text.ts";
import { contentFolder } from "#web/publish/content-folder.ts";

/** Reads a file with these bytes. */
function read(bytes: Buffer, name = "lost.md"): string {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, name), bytes);
  return contentText(relative(contentFolder, join(folder, name)));
}

describe("a file in another encoding", () => {
  const text = "one: two\nname: Renée\n";

  test.each([
    ["Windows", Buffer.from(text, "latin1"), /, line 2: a letter can't be read: “Ren\ufffde”/],
    ["UTF-16", Buffer.from(`\ufeff${text}`, "utf16le"), /, line 1: the file is in UTF-16/],
    ["UTF-16 without a mark", Buffer.from(text, "utf16le"), /, line 1: the file is in UTF-16/],
    ["a lost letter", Buffer.from(text.replace("é", "\ufffd")), /, line 2: a letter can't be read/],
  ])("%s is reported with its line", (_, bytes, words) => {
    expect(() => read(bytes)).toThrow(words);
  });

  test("UTF-8 is read, even with a mark and Windows' line ends", () => {
    expect(read(Buffer.from("\ufeffname: Renée 🛠\r\n"))).toBe("name: Renée 🛠\n");
    expect(spoiledText("What? How?")).toBeUndefined();
  });

  test("isn't changed by the editor, nor sent as a newsletter", () => {
    const folder = mkdtempSync(join(tmpdir(), "content-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, "pages"));
    writeFileSync(join(folder, "site.yaml"), Buffer.from(text, "latin1"));
    const { unreadable } = readContentFile(folder, "site.yaml") ?? {};
    expect(unreadable?.why).toMatch(/^Line 2: a letter can't be read/);
    const issue = writeNewIssue(folder, [], "2026-11-23");
    writeFileSync(issue, Buffer.from("---\nsubject: Café\n---\n\nHello\n", "latin1"));
    expect(() => readIssue(folder, "2026-11-23")).toThrow(/2026-11-23\.md, line 2: a letter/);
  });
});

describe("a file that isn't as it was written", () => {
  const marks = "one: two\n<<<<<<< HEAD\nname: Ana\n=======\nname: Bob\n>>>>>>> theirs\n";

  test.each([
    ["empty", "", /, line 1: the file is empty/],
    ["blank", "\n \n", /, line 1: the file is empty/],
    ["merged", marks, /, line 2: git has put two versions/],
  ])("%s is refused with its line", (_, text, words) => {
    expect(() => read(Buffer.from(text))).toThrow(words);
  });

  test("a line of equals signs below a heading is fine", () => {
    expect(read(Buffer.from("Heading\n=======\n<<<<<<<<\n"))).toContain("=======");
  });

  test("a file that a Mac leaves beside it is named as one", () => {
    expect(() => read(Buffer.from("\0\x05\x16\x07"), "._lost.md")).toThrow("a Mac leaves such");
  });
});

describe("a file that nothing reads", () => {
  test.each([
    ["posts/my-post.md.txt", 'posts/my-post.md". Windows may hide'],
    ["posts/my-post.markdown", "A post is named"],
    ["posts/My-Post.MD", "A post is named"],
    ["posts/drafts/my-post.md", "A post is named"],
    ["pages/about.yml", "A page is named"],
    ["pages/about.yaml.bak", "A page is named"],
    ["newsletter/2026-11-23.md.txt", "A newsletter is named"],
    ["prices (1).yaml", "Move it out"],
    ["notes.docx", "Move it out"],
    ["pictures/photo.heic", "Move it out"],
  ])("%s is reported", (name, words) => {
    expect(unreadFileProblems([name])).toMatchObject([
      { file: `web/content/${name}`, message: expect.stringContaining(words) },
    ]);
  });

  test("all files of the content are read", () => {
    const { names } = readProjectFiles();
    expect(names.length).toBeGreaterThan(40);
    expect(unreadFileProblems([...names, ".DS_Store", "posts/.DS_Store"])).toEqual([]);
  });
});
