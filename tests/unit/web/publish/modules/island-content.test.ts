import { expect, test } from "vitest";
import { readContent } from "#web/publish/content/read-content.ts";
import { estimatorModule } from "#web/publish/modules/island-content.ts";

/** What the script of the calculator has when it is built on a day. */
function calculatorOn(day: string): Record<string, unknown> {
  const module = estimatorModule({ ...readContent(), day });
  return JSON.parse(module.replace("export const estimator = ", "").replace(/;$/, ""));
}

test("gives the calculator its questions, with the day of their prices", () => {
  const { questions, day } = calculatorOn("2026-11-28");
  expect(JSON.stringify(questions)).toContain('"amount":1200');
  expect(day).toBe("11/28/2026");
  expect(calculatorOn("2027-01-05").day).toBe("1/5/2027");
});

test("gives it nothing when no page has a calculator", () => {
  expect(estimatorModule({ ...readContent(), pages: [] })).toBe(
    "export const estimator = undefined;",
  );
});
