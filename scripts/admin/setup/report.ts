import { contentClaims } from "../project/content-claims.ts";
import { type Check, cloudPage, firebasePage, type Surroundings, type Verdict } from "./check.ts";
import { accountChecks } from "./checks/account-checks.ts";
import { alertChecks } from "./checks/alert-checks.ts";
import { claimChecks } from "./checks/claim-checks.ts";
import { projectCheck, projectChecks } from "./checks/project-checks.ts";
import { senderChecks } from "./checks/sender-checks.ts";
import { signInChecks } from "./checks/sign-in-checks.ts";

type Judged = Check & { verdict: Verdict };

/** Runs all checks. If the project can't be seen, the result says only that. */
export async function judgeAll(around: Surroundings): Promise<Judged[]> {
  const judged = async (check: Check) => ({ ...check, verdict: await check.judge(around) });
  const project = await judged(projectCheck);
  if (project.verdict.state !== "ok") return [project];
  const others = [
    ...[projectChecks, signInChecks, accountChecks, senderChecks],
    ...[alertChecks(around), claimChecks(contentClaims())],
  ];
  return [project, ...(await Promise.all(others.flat().map(judged)))];
}

/** The checks that block a deploy. */
export function inTheWay(all: Judged[]): Judged[] {
  return all.filter(({ advised, verdict }) => !advised && verdict.state !== "ok");
}

function filled(text: string, { project, host }: Surroundings): string {
  return text.replaceAll("{project}", project).replaceAll("{host}", host || "<your site>");
}

/** A check as a line, followed by what to do if it isn't fine. */
export function asLines({ title, advised, where, verdict }: Judged, around: Surroundings): string {
  const { state, says, run = [] } = verdict;
  const first = `  ${state.padEnd(9)}${title}${advised ? " (advised)" : ""}${says ? `: ${says}` : ""}`;
  return filled(
    [first, ...(state === "ok" ? [] : [where, ...run])].join(`\n${" ".repeat(11)}`),
    around,
  );
}

const cannotBeSeen = [
  "DKIM: your email provider gives you a DNS record. It can't be looked up without its name.",
  `"Forgot password?": ${firebasePage("authentication/emails")} → Password reset → Customize action URL: https://{host}/auth`,
  `API key: ${cloudPage("apis/credentials")} → Browser key → Websites: https://{host}. Then no other site can use it.`,
  'HSTS: "https" in web/content/site.yaml says for how long browsers insist on HTTPS after a visit. Raise "day" to "year" once {host} has been live for a week without trouble. "subdomains" and "preload" hold for two years: write them only if all subdomains have HTTPS.',
  "TTL: what deletes old data by its date is deployed with the indexes. There's nothing to click.",
  'First deploy: it often stops with "Retry the deployment in a few minutes" (Eventarc). Wait, and run it again.',
];

/** The points that no request can check. */
export function byHand(around: Surroundings): string {
  return cannotBeSeen.map((text) => `  - ${filled(text, around)}`).join("\n");
}
