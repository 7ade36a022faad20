import { expect, it } from "vitest";
import { browserLine } from "#scripts/run/test/find-browser.ts";

const shell = "/usr/bin/chromium-headless-shell";
const whole = "/usr/bin/chromium";

it.each([
  [
    shell,
    "Chromium 156.0.8078.108",
    "found",
    `Browser: ${shell}, Chromium 156.0.8078.108: the headless shell is the fastest that was found.`,
  ],
  [
    whole,
    "Chromium 156.0.8078.108 built on Debian GNU/Linux 12 (bookworm)",
    "found",
    `Browser: ${whole}, Chromium 156.0.8078.108: no headless shell was found, which is faster.`,
  ],
  [
    shell,
    "Google Chrome for Testing 149.0.7827.55",
    "installed",
    `Browser: ${shell}, Google Chrome for Testing 149.0.7827.55: it was installed, because there was none. Browser tests may fail in it: it's older than Chromium 156, so update it.`,
  ],
  [whole, "", "named", `Browser: ${whole}, of unknown version: because CHROMIUM_PATH says so.`],
] as const)("%s that prints %j and was %s", (path, version, choice, line) => {
  expect(browserLine(path, version, choice)).toBe(line);
});
