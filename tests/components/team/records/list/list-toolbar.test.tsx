import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Member } from "../../../fixtures/member.tsx";

test.each([
  { does: "leaves", pointer: "coarse" },
  { does: "stays in", pointer: "fine" },
])("$does the field at Enter, with a $pointer pointer", async (device) => {
  const query = vi.spyOn(window, "matchMedia");
  onTestFinished(() => query.mockRestore());
  query.mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      ...{ media, matches: media.includes(device.pointer), onchange: null },
      ...{ addListener: () => undefined, removeListener: () => undefined },
    }),
  );
  new Member().open("/company-leads");
  const search = page.getByRole("searchbox");
  await search.fill("zoe");
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  if (device.does === "leaves") await expect.element(search).not.toHaveFocus();
  else await expect.element(search).toHaveFocus();
  await expect.element(search).toHaveValue("zoe");
});
