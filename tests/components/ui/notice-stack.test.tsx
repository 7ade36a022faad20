import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { addNotice } from "#web/src/ui/notice-stack.tsx";
import { render } from "../render.tsx";

const top = () => document.querySelector("[data-notices]")?.getBoundingClientRect().top;

test("stays below the header, or at the top when that scrolls away", async () => {
  render(
    <>
      <style>{`header { position: sticky; height: 72px }
        @media (min-width: 600px) { header { height: 90px } }
        @media (max-height: 480px) { header { position: static } }`}</style>
      <header />
    </>,
  );
  await expect.poll(() => document.querySelector("header")).not.toBeNull();
  addNotice("here", <p>Here</p>);
  await expect.poll(top).toBe(72);
  await page.viewport(700, 740);
  await expect.poll(top).toBe(90);
  await page.viewport(700, 360);
  await expect.poll(top).toBe(0);
});
