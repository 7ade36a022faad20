import { expect } from "playwright/test";
import { test } from "./fixtures/test.ts";

// Every other test shows that our own code and its packages work under these policies, because it fails on a complaint.
for (const path of ["/", "/auth"]) {
  test(`refuses to turn plain text into script or HTML on ${path}`, async ({ page, problems }) => {
    problems.expect(
      /requires 'Trusted|TrustedTypePolicy named 'injected'|another origin: http:\/\/127/,
    );
    await page.goto(path);
    const refused = await page.evaluate(() => {
      const attempts = [
        () => {
          document.body.insertAdjacentHTML("beforeend", "<img src=x onerror=alert(1)>");
        },
        () => {
          document.createElement("script").src = "https://elsewhere.example/script.js";
        },
        () => {
          Reflect.get(window, "trustedTypes").createPolicy("injected", {});
        },
      ];
      return attempts.map((attempt) => {
        try {
          attempt();
          return "done";
        } catch (error) {
          return error instanceof TypeError;
        }
      });
    });
    expect(refused).toEqual([true, true, true]);
  });
}
