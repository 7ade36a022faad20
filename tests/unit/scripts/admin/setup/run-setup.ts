import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished, vi } from "vitest";
import { requireReady } from "#scripts/admin/setup/deploy-command.ts";
import { checkProject, readSetupOptions } from "#scripts/admin/setup/setup-command.ts";
import { PlainFailure } from "#scripts/plain-failure.ts";
import { startDns } from "./fake-dns.ts";
import { type Answers, startGoogle } from "./fake-google.ts";
import { project, readyAnswers, readyRecords, readySettings } from "./ready-project.ts";

interface World {
  answers?: Answers;
  records?: Record<string, string[]>;
  settings?: string;
  /** Files of functions/alerts. */
  alerts?: Record<string, object>;
  /** The address of Google, if it isn't the server of this file. */
  base?: string;
  token?: string;
}

/** Makes a folder like `functions`, with the project's settings. It exists until the test ends. */
export function functionsFolder(settings: string | undefined, alerts: Record<string, object> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "functions-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  if (settings !== undefined) writeFileSync(join(folder, `.env.${project}`), settings);
  for (const [name, policy] of Object.entries(alerts)) {
    mkdirSync(join(folder, "alerts"), { recursive: true });
    writeFileSync(join(folder, "alerts", name), JSON.stringify(policy));
  }
  return folder;
}

/** Runs the checks against servers that stand in for Google and the DNS. */
async function inWorld<T>(
  world: World,
  work: (outside: Parameters<typeof checkProject>[1]) => Promise<T>,
) {
  const google = await startGoogle(world.answers ?? readyAnswers);
  const dns = await startDns(world.records ?? readyRecords);
  const settings = "settings" in world ? world.settings : readySettings;
  const folder = functionsFolder(settings, world.alerts);
  const base = world.base ?? google.base;
  const access = {
    token: async () => world.token ?? "ours",
    origin: (service: string) => `${base}/${service}`,
  };
  try {
    const result = await work({ google: access, dns: dns.resolver, folder });
    return { result, requests: google.requests };
  } finally {
    await Promise.all([google.stop(), dns.stop()]);
  }
}

/** Runs `npm run setup -- --check` in this world. */
export async function setupIn(world: World, ...args: string[]) {
  const options = readSetupOptions([`--project=${project}`, "--check", ...args]);
  if (!options) throw new Error("No options");
  let text = "";
  const log = vi.spyOn(console, "log").mockImplementation((line) => {
    text += `${line}\n`;
  });
  try {
    const { result, requests } = await inWorld(world, (outside) => checkProject(options, outside));
    return { code: result, text, requests };
  } finally {
    log.mockRestore();
  }
}

/** Returns what keeps a release from deploying in this world. */
export async function deployProblem(world: World): Promise<string | undefined> {
  const { result } = await inWorld(world, async (outside) => {
    try {
      await requireReady(project, outside);
      return undefined;
    } catch (error) {
      if (error instanceof PlainFailure) return error.message;
      throw error;
    }
  });
  return result;
}

/** Returns the line of a check in the report, and the lines below it. */
export const partOf = (text: string, title: string) => {
  const parts = text.split(/\n {2}(?=ok|missing|unsafe|unknown)/);
  return parts.find((part) => part.includes(title))?.split("\n\n")[0] ?? "";
};
/** Returns the titles of the checks in a state. */
export const titles = (text: string, state: string) =>
  [...text.matchAll(new RegExp(`^ {2}${state} +([^:\\n]+)`, "gm"))].map(([, title]) => title);
