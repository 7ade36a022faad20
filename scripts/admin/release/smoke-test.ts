import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { callables, leaveEndpoint } from "#contract/endpoints";
import { newsletterPath } from "#contract/newsletter-links";
import { routeOf } from "../../../web/publish/built-site.ts";
import {
  type FirebaseConfig,
  readFirebaseConfig,
} from "../../../web/publish/hosting/firebase-config.ts";

/** The pages, and the files that browsers and search engines read first. */
function filesToSee(folder: string): string[] {
  const all = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const seen = /\.html$|^(sw\.js|robots\.txt|sitemap\.xml|.*\.webmanifest)$/;
  return all.map((file) => file.replaceAll("\\", "/")).filter((file) => seen.test(file));
}

async function pageProblem(origin: string, folder: string, file: string) {
  const isMissing = file === "404.html";
  const address = isMissing ? "/no-such-page" : routeOf(file);
  const answer = await fetch(origin + address, { cache: "no-store" });
  const wanted = isMissing ? 404 : 200;
  if (answer.status !== wanted) return `${address} answers ${answer.status}, not ${wanted}.`;
  const isAsBuilt = (await answer.text()) === readFileSync(join(folder, file), "utf8");
  return isAsBuilt ? undefined : `${address} isn't the page that was built.`;
}

async function headerProblem(
  origin: string,
  { hosting }: FirebaseConfig,
): Promise<string | undefined> {
  const { headers } = await fetch(origin);
  const rule = hosting.headers.find(({ source }) => source === "**");
  const missing = rule?.headers.filter(({ key, value }) => headers.get(key) !== value) ?? [];
  const names = missing.map(({ key }) => key).join(", ");
  return names === "" ? undefined : `/ lacks headers of firebase.json: ${names}.`;
}

const errorAnswer = z.object({ error: z.object({ status: z.literal("INVALID_ARGUMENT") }) });

/** A working function refuses an empty form, so this leaves nothing behind. */
async function formProblem(origin: string, address: string): Promise<string | undefined> {
  const answer = await fetch(origin + address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ data: {} }),
  });
  const body: unknown = await answer.json().catch(() => undefined);
  if (errorAnswer.safeParse(body).success) return undefined;
  return `${address} answers ${answer.status} and not as the form's function does.`;
}

/** A mail program unsubscribes there with a POST (RFC 8058); any other request is redirected to the page. */
async function leaveProblem(origin: string): Promise<string | undefined> {
  const { status, headers } = await fetch(origin + leaveEndpoint.path, { redirect: "manual" });
  if (status === 303 && headers.get("location") === newsletterPath) return undefined;
  return `${leaveEndpoint.path} answers ${status} and doesn't lead to ${newsletterPath}.`;
}

/** The expected state: a repository, and its built site if that isn't in web/dist. */
interface Released {
  root: string;
  site?: string;
}

/** Looks at a site as a visitor's browser does. @returns what isn't as it was built, as sentences. */
export async function smokeProblems(
  origin: string,
  { root, site = join(root, "web/dist") }: Released,
): Promise<string[]> {
  const config = readFirebaseConfig(root);
  const checks = [
    ...filesToSee(site).map((file) => () => pageProblem(origin, site, file)),
    () => headerProblem(origin, config),
    ...Object.values(callables).map(
      ({ path }) =>
        () =>
          formProblem(origin, path),
    ),
    () => leaveProblem(origin),
  ];
  const problems: string[] = [];
  for (const check of checks) {
    try {
      const problem = await check();
      if (problem) problems.push(problem);
    } catch (error) {
      // An address that doesn't answer at all won't answer the other questions, either.
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      return [...problems, `${origin} can't be reached: ${String(cause)}.`];
    }
  }
  return problems;
}

/** Repeats the test, because a release takes a while to reach all of Google's servers. */
export async function smokeProblemsAfter(
  origin: string,
  released: Released,
  { seconds }: { seconds: number },
): Promise<string[]> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const problems = await smokeProblems(origin, released);
    if (problems.length === 0 || Date.now() > deadline) return problems;
    await pause(3000);
  }
}
