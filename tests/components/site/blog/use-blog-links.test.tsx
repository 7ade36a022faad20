import { useRef } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { useBlogLinks } from "#web/src/site/blog/use-blog-links.ts";
import { useScrollPosition } from "#web/src/site/blog/use-scroll-position.ts";

function Post() {
  const frame = useRef<HTMLDivElement>(null);
  useBlogLinks(frame);
  useScrollPosition();
  return (
    <>
      <a href="#end">Skip</a>
      <div ref={frame}>
        <a href="#part">Contents</a>
        <h1>Title</h1>
        <h2 id="part" style={{ marginTop: "2000px" }}>
          Part
        </h2>
        <p id="end" style={{ marginTop: "2000px", height: "2000px" }}>
          End
        </p>
      </div>
    </>
  );
}

function renderPost(): void {
  const before = location.href;
  history.replaceState(null, "", "/blog");
  const container = document.createElement("div");
  document.body.append(container);
  const root = createRoot(container);
  root.render(
    <BrowserRouter>
      <Post />
    </BrowserRouter>,
  );
  onTestFinished(() => {
    root.unmount();
    container.remove();
    history.replaceState(null, "", before);
  });
}

const link = (name: string) => page.getByRole("link", { name });
const topOf = (id: string) =>
  Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? -1);

test("moves the focus to what a link in a post leads to", async () => {
  renderPost();
  await link("Contents").click();
  await expect.element(page.getByText("Part")).toHaveFocus();
  expect(topOf("part")).toBe(0);

  const entries = history.length;
  await link("Contents").click();
  await expect.poll(() => topOf("part")).toBe(0);
  expect(history.length).toBe(entries);

  await link("Skip").click();
  await expect.element(page.getByText("End")).toHaveFocus();
  expect(topOf("end")).toBe(0);
});
