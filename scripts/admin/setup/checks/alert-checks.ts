import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { PlainFailure } from "../../../plain-failure.ts";
import { type Check, cloudPage, googleCheck, type Surroundings } from "../check.ts";
import { google } from "../google-requests.ts";

const named = z.looseObject({ displayName: z.string() });

/** The policies in functions/alerts that aren't present yet; none if there is no such folder. */
function missingPolicies(functions: string, present: { displayName: string }[] = []) {
  const folder = join(functions, "alerts");
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  return files
    .filter((name) => name.endsWith(".json"))
    .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }))
    .map(({ name, text }) => ({ name, policy: named.parse(JSON.parse(text)) }))
    .filter(({ policy }) => !present.some((each) => each.displayName === policy.displayName));
}

const check = googleCheck(google.alerts, {
  title: "Alerts",
  advised: true,
  where: cloudPage("monitoring/alerting/policies"),
  holds: ({ alertPolicies }, { folder }) => missingPolicies(folder, alertPolicies).length === 0,
  otherwise: "Some of functions/alerts aren't there. Run setup with --alerts, or these commands:",
  run: (found, { folder }) =>
    missingPolicies(folder, found?.alertPolicies).map(
      ({ name }) =>
        `gcloud monitoring policies create --policy-from-file=functions/alerts/${name} --project={project}`,
    ),
});

/** The check whether the alerts are on; none if the repository has no alerts. */
export function alertChecks({ folder }: Surroundings): Check[] {
  return missingPolicies(folder).length === 0 ? [] : [check];
}

/** Makes the alerts that the project doesn't have yet. @returns their names. */
export async function makeAlerts({ folder, ask }: Surroundings): Promise<string[]> {
  const present = await ask(google.alerts);
  if (present.kind !== "found") {
    throw new PlainFailure(
      "Google didn't say which alerts are there, so none was made. Run setup without --alerts to see why.",
    );
  }
  const missing = missingPolicies(folder, present.value.alertPolicies);
  for (const { name, policy } of missing) {
    const made = await ask({ ...google.alerts, answer: named, body: policy });
    if (made.kind !== "found")
      throw new PlainFailure(`Google didn't take functions/alerts/${name}.`);
  }
  return missing.map(({ policy }) => policy.displayName);
}
