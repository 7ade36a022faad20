import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { sourceFiles } from "./source-files.ts";

const seconds = z.string().regex(/^\d+s$/);
const named = { displayName: z.string().min(1).max(512) };
const policy = {
  ...named,
  documentation: z.strictObject({ content: z.string(), mimeType: z.literal("text/markdown") }),
  combiner: z.literal("OR"),
};
const closing = { autoClose: seconds.refine((text) => Number.parseInt(text, 10) >= 1800) };

/** A policy on log entries has one condition and must say how often it may notify. */
const logPolicy = z.strictObject({
  ...policy,
  conditions: z.tuple([
    z.strictObject({ ...named, conditionMatchedLog: z.strictObject({ filter: z.string() }) }),
  ]),
  alertStrategy: z.strictObject({
    ...closing,
    notificationRateLimit: z.strictObject({ period: seconds }),
  }),
});

/** Without the reducer, the versions of a function before the last deploy would count as absent. */
const absencePolicy = z.strictObject({
  ...policy,
  conditions: z.tuple([
    z.strictObject({
      ...named,
      conditionAbsent: z.strictObject({
        filter: z.string(),
        duration: seconds.refine((text) => Number.parseInt(text, 10) % 60 === 0),
        aggregations: z.tuple([
          z.strictObject({
            alignmentPeriod: seconds,
            perSeriesAligner: z.literal("ALIGN_DELTA"),
            crossSeriesReducer: z.literal("REDUCE_SUM"),
          }),
        ]),
        trigger: z.strictObject({ count: z.literal(1) }),
      }),
    }),
  ]),
  alertStrategy: z.strictObject(closing),
});

const folder = "functions/alerts";
const files = readdirSync(folder);
const filterIn = (text: string) => /"filter": "(.*)"/.exec(text)?.[1]?.replaceAll('\\"', '"') ?? "";
const read = (file: string) => readFileSync(`${folder}/${file}`, "utf8");

/** The texts that a filter looks for in the log. */
const textsIn = (filter: string) =>
  [...filter.matchAll(/jsonPayload\.message:"([^"]+)"/g)].map(([, text = ""]) => text);

const sources = sourceFiles()
  .filter(({ path }) => path.startsWith("functions/src/"))
  .map(({ text }) => text)
  .join("\n");

/** Looks for a message that is logged with facts, because a message alone would not be in `jsonPayload`. */
const isLogged = (level: string, text: string) =>
  new RegExp(`logger\\.${level}\\(\\s*"${text}",`).test(sources);

test("has a policy for mail, other errors, limits and the sweep", () => {
  expect(files.toSorted()).toEqual(["errors.json", "limits.json", "mail.json", "sweep.json"]);
});

describe.each(files)("%s", (file) => {
  const text = read(file);

  test("has the shape that Cloud Monitoring takes", () => {
    z.union([logPolicy, absencePolicy]).parse(JSON.parse(text));
  });

  test("looks for what the functions log, and counts entries of that severity", () => {
    const filter = filterIn(text);
    expect(filter).not.toBe("");
    const level = filter.includes("severity>=WARNING") ? "warn" : "error";
    const unknown = textsIn(filter).filter((words) => !isLogged(level, words));
    expect(unknown).toEqual([]);
  });
});

test("alerts only once about an error in mail", () => {
  // The policy on errors leaves out the texts that the policy on mail looks for.
  const errors = filterIn(read("errors.json"));
  expect(errors).toContain(" AND NOT (");
  expect(textsIn(errors)).toEqual(textsIn(filterIn(read("mail.json"))));
});

test("names the sweep as it is deployed", () => {
  const [, service = ""] = /service_name = "([^"]+)"/.exec(filterIn(read("sweep.json"))) ?? [];
  const [group, name] = service.split("-");
  expect(sources).toContain(`export const ${group} = { ${name}: sweepSchedule };`);
});
