import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { unfoldOnPaper } from "#web/src/site/layout/unfold-on-paper.ts";
import { render } from "../../render.tsx";

test("prints the answers of closed questions, and closes them again", async () => {
  unfoldOnPaper();
  render(
    <>
      <details>
        <summary>Closed</summary>One
      </details>
      <details open>
        <summary>Open</summary>Two
      </details>
    </>,
  );
  await expect.element(page.getByText("Two")).toBeVisible();
  const open = () => [...document.querySelectorAll("details")].map((fold) => fold.open);
  for (let time = 0; time < 2; time++) {
    dispatchEvent(new Event("beforeprint"));
    expect(open()).toEqual([true, true]);
    dispatchEvent(new Event("afterprint"));
    expect(open()).toEqual([false, true]);
  }
});
