import { afterEach, expect, test, vi } from "vitest";
import {
  chromiumPath,
  openChromium,
  openSandboxedChromium,
} from "#scripts/content/open-chromium.ts";

afterEach(() => vi.unstubAllEnvs());

test("takes a browser that runs, or says how to install one", () => {
  vi.stubEnv("CHROMIUM_PATH", undefined);
  expect(chromiumPath(["/no/such/browser", process.execPath])).toBe(process.execPath);
  expect(() => chromiumPath(["/no/such/browser"])).toThrow("sudo apt install chromium");
});

test.each([openChromium, openSandboxedChromium])("names what helps without one", async (open) => {
  vi.stubEnv("CHROMIUM_PATH", "/no/such/browser");
  await expect(open()).rejects.toMatchObject({
    name: "PlainFailure",
    message: expect.stringContaining("sudo apt install chromium"),
  });
});
