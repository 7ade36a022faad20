import * as z from "zod";
import { storedValue } from "../../ui/device-storage.ts";

/** One build serves every project: https://firebase.google.com/docs/hosting/reserved-urls#sdk_auto-configuration */
const projectAddress = "/__/firebase/init.json";

const patienceMs = 4000;

const patienceWithLastConfigMs = 800;

/** These projects exist only in emulators, so they can't reach anything real. */
const demoPrefix = "demo-";

const project = z.object({
  projectId: z.string().min(1),
  apiKey: z.string().min(1),
  authDomain: z.string().optional(),
  appId: z.string().optional(),
});

const listener = z.object({ host: z.string().min(1), port: z.number().int().positive() });

const teamConfig = z.object({
  project,
  emulators: z.object({ auth: listener, firestore: listener }).optional(),
});

type TeamConfig = z.infer<typeof teamConfig>;

/** The last good configuration, for a start without a network. It is no secret. */
const lastConfig = storedValue(
  "localStorage",
  "team-config",
  (stored) => teamConfig.safeParse(stored).data,
);

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(patienceMs) });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer.text();
}

/** The Hosting emulator puts the emulators' addresses into a script that it offers for the old SDK. */
async function fetchEmulators(): Promise<unknown> {
  const script = await fetchText("/__/firebase/init.js?useEmulator=true");
  const [, json] = /var firebaseEmulators = (\{.*?^\});/ms.exec(script) ?? [];
  if (json === undefined) throw new Error("the Hosting emulator names no emulators");
  return JSON.parse(json);
}

async function fetchConfig(): Promise<TeamConfig> {
  const checked = project.parse(JSON.parse(await fetchText(projectAddress)));
  const isDemo = checked.projectId.startsWith(demoPrefix);
  return teamConfig.parse({
    project: checked,
    emulators: isDemo ? await fetchEmulators() : undefined,
  });
}

/**
 * Returns the last visit's configuration at once on a member's device, and elsewhere if the new one is late. The new
 * one is kept for the next visit.
 * @throws Error where there is neither.
 */
export async function loadTeamConfig(isMembers = false): Promise<TeamConfig> {
  const fresh = fetchConfig();
  fresh.then(lastConfig.write, () => undefined);
  const last = lastConfig.read();
  if (!last) return fresh;
  if (isMembers) return last;
  const late = new Promise<TeamConfig>((done) =>
    setTimeout(() => done(last), patienceWithLastConfigMs),
  );
  return Promise.race([fresh.catch(() => last), late]);
}
