import { afterEach, expect, test, vi } from "vitest";
import { keepStorage } from "#web/src/pwa/install-prompt.ts";

afterEach(() => vi.unstubAllGlobals());

/** Returns how often the browser was asked not to delete stored data. */
async function askedWhere(isInstalled: boolean): Promise<number> {
  const persist = vi.fn(async () => false);
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: isInstalled && query === "(display-mode: standalone)",
  }));
  vi.stubGlobal("navigator", { storage: { persist } });
  await keepStorage();
  return persist.mock.calls.length;
}

test("asks to keep stored data only in the installed app", async () => {
  expect(await askedWhere(true)).toBe(1);
  expect(await askedWhere(false)).toBe(0);
});
