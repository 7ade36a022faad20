import { expect, test } from "vitest";
import { project, readyAnswers } from "./ready-project.ts";
import { partOf, setupIn, titles } from "./run-setup.ts";

const inProject = `projects/${project}`;
const alerts = {
  "mail-waits.json": { displayName: "Mail waits", combiner: "OR" },
  "sweep-fails.json": { displayName: "The sweep fails", combiner: "OR" },
};

test("names each missing alert with its command", async () => {
  const { code, text } = await setupIn({ alerts });
  expect(titles(text, "missing")).toEqual(["Alerts (advised)"]);
  const part = partOf(text, "Alerts");
  expect(part).toContain(
    `gcloud monitoring policies create --policy-from-file=functions/alerts/sweep-fails.json --project=${project}`,
  );
  expect(part).not.toContain("mail-waits.json");
  expect(code).toBe(0);
});

test("--alerts creates only the missing ones, from their files", async () => {
  const path = `POST /monitoring/v3/${inProject}/alertPolicies`;
  const answers = { ...readyAnswers, [path]: { body: { displayName: "The sweep fails" } } };
  const { text, requests } = await setupIn({ alerts, answers }, "--alerts");
  expect(text).toContain("Made alerts: The sweep fails.");
  const made = requests.filter(({ line }) => line === path).map(({ body }) => JSON.parse(body));
  expect(made).toEqual([alerts["sweep-fails.json"]]);
});

test("--alerts creates no alerts if Google doesn't say which exist", async () => {
  // Otherwise, an alert could exist twice.
  const path = `/monitoring/v3/${inProject}/alertPolicies`;
  const unknown = { [`GET ${path}`]: { status: 503, body: {} } };
  const made = { [`POST ${path}`]: { body: { displayName: "Made" } } };
  const answers = { ...readyAnswers, ...unknown, ...made };
  await expect(setupIn({ alerts, answers }, "--alerts")).rejects.toThrow("which alerts are there");
});
