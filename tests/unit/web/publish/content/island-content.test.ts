import { expect, test } from "vitest";
import { estimatorContent } from "#web/publish/content/island-content.ts";
import { readContent } from "#web/publish/content/read-content.ts";

const calculatorOn = (day: string) => estimatorContent({ ...readContent(), day });

test("gives the calculator its questions, with the day of their prices", () => {
  const calculator = calculatorOn("2026-11-28");
  expect(JSON.stringify(calculator?.questions)).toContain('"amount":1200');
  expect(calculator?.day).toBe("11/28/2026");
  expect(calculatorOn("2027-01-05")?.day).toBe("1/5/2027");
});

test("gives it nothing when no page has a calculator", () => {
  expect(estimatorContent({ ...readContent(), pages: [] })).toBeUndefined();
});
