import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { partNames } from "#scripts/run/test/parts.ts";

const workflow = z.object({
  jobs: z.object({
    parts: z.object({ strategy: z.object({ matrix: z.object({ parts: z.array(z.string()) }) }) }),
    e2e: z.object({}),
  }),
});

test("the jobs on GitHub run each part of the tests", () => {
  const text = readFileSync(".github/workflows/ci.yml", "utf8");
  const { parts } = workflow.parse(parse(text)).jobs.parts.strategy.matrix;
  const named = [...parts.flatMap((list) => list.split(",")), "e2e"];
  // Parts that need the build run it themselves.
  expect([...named, "build"].sort()).toEqual([...partNames].sort());
});
