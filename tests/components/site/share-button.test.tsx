import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { commands, page } from "vitest/browser";
import { ShareButton } from "#web/src/site/share-button.tsx";
import { render } from "../render.tsx";

const { blog } = await commands.content();
const before = location.href;
const url = location.origin + location.pathname;

const button = page.getByRole("button", { name: "Share This Article" });
const status = page.getByRole("status");

/** Replaces the device's own sharing. */
function shareBy(share: ((data: ShareData) => Promise<void>) | undefined): void {
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
}

beforeEach(() => {
  history.replaceState(null, "", "?utm_source=card#x");
  render(<ShareButton title="Snow" text="On the sign" words={blog.article.share} />);
});
afterEach(() => {
  history.replaceState(null, "", before);
  Reflect.deleteProperty(navigator, "share");
  vi.restoreAllMocks();
});

test("shares the clean address the device's own way without a message", async () => {
  const share = vi.fn(async () => {});
  shareBy(share);
  const copy = vi.spyOn(navigator.clipboard, "writeText");
  await button.click();
  await expect
    .poll(() => share.mock.calls)
    .toEqual([[{ title: "Snow", text: "On the sign", url }]]);
  expect(copy).not.toHaveBeenCalled();
  await expect.element(status).toHaveTextContent(/^$/);
});

test("copies the address without a share sheet, or shows it if refused", async () => {
  shareBy(undefined);
  const copy = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValueOnce();
  await button.click();
  await expect.element(status).toHaveTextContent("Link copied.");
  expect(copy).toHaveBeenCalledWith(url);
  copy.mockRejectedValueOnce(new Error("refused"));
  await button.click();
  await expect.element(status).toHaveTextContent(`Copy the link from here: ${url}`);
});
