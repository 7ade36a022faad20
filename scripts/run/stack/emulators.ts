import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { readFirebaseConfig } from "../../../web/publish/hosting/firebase-config.ts";
import { siteFolder } from "../../../web/publish/output-folders.ts";
import { cacheFolder, logFolder, projectId, repositoryRoot } from "../../repository.ts";
import { packageScript } from "./builds.ts";
import { firestoreEnvironment } from "./firestore-jar.ts";
import { freePort } from "./free-ports.ts";
import type { Supervisor } from "./supervisor.ts";

interface EmulatorPorts {
  site: number;
  functions: number;
  firestore: number;
  auth: number;
  /** The port of the Emulator UI, which doesn't start without one. */
  ui?: number | undefined;
}

const emulatorNames = ["auth", "firestore", "functions", "hosting"] as const;
export type EmulatorName = (typeof emulatorNames)[number];

export interface EmulatorOptions {
  /** The name of the folder below the cache and of the log. Two sets at once need two names. */
  name: string;
  ports: EmulatorPorts;
  /** The default is all of ours. */
  only?: readonly EmulatorName[] | undefined;
  /** Settings for the functions that override those of functions/.env.demo-agency. */
  settings?: Record<string, string> | undefined;
  /** The environment of firebase-tools and of the processes that it starts. */
  environment?: Record<string, string> | undefined;
  /** A folder to load at the start and to write back into at the end. Without one, no data is kept. */
  data?: string | undefined;
}

/** The environment of firebase-tools, which the processes that it starts inherit. */
const environment = {
  // Emulators live for minutes, so Java's second compiler costs more than it gains (measured: the browser tests take a
  // sixth of the time in Java without it). A variable that is already set takes precedence.
  JAVA_TOOL_OPTIONS: process.env.JAVA_TOOL_OPTIONS ?? "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC",
  // A file says which functions there are: over HTTP, firebase-tools waits five seconds for the connection to end.
  FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: "true",
  // The emulator starts a process for each request that comes while a function's other processes are busy, and ends
  // none. Each takes a core for a second, so more than a few at once make all late (docs/testing/write-a-test.md).
  // Other requests wait in line.
  FUNCTIONS_EMULATOR_PARALLEL: "4",
  // The emulator gives up on a loading process after this many seconds. The next request would start another one.
  FUNCTIONS_DISCOVERY_TIMEOUT: "300",
  // At each start, it asks npm for a newer firebase-functions, which takes up to ten seconds without a network.
  npm_config_offline: "true",
};

const deadWhen =
  /emulator has exited|failed to start functions in|failed to initialize and load triggers/i;

/**
 * firebase-tools reads the functions' settings from files and lets them win over the environment, so we put ours into a
 * separate folder with one more file, which wins over the copied ones.
 */
function writeFunctionSettings(folder: string, settings: Record<string, string> = {}) {
  const from = join(repositoryRoot, "functions");
  for (const name of readdirSync(from)) {
    if (/^\.env(\.|$)/.test(name)) copyFileSync(join(from, name), join(folder, name));
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(folder, ".env.local"), lines.join(""));
}

/** Writes a firebase.json with the wanted ports into the cache, and returns its path. */
async function writeConfig({ name, ports, settings }: EmulatorOptions): Promise<string> {
  const root = readFirebaseConfig();
  const folder = join(cacheFolder, "emulators", name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFunctionSettings(folder, settings);

  const on = (port: number) => ({ host: "127.0.0.1", port });
  const somewhere = async () => on(await freePort(Object.values(ports).filter(Number)));
  const config = {
    ...root,
    hosting: { ...root.hosting, public: relative(folder, siteFolder) },
    functions: root.functions.map((functions) => ({
      ...functions,
      source: relative(folder, join(repositoryRoot, functions.source)),
      // The emulators read the functions' settings from here, relative to this file.
      configDir: ".",
      // The emulators must not build, because the commands already have.
      predeploy: [],
    })),
    firestore: {
      ...root.firestore,
      rules: join(repositoryRoot, root.firestore.rules),
      indexes: join(repositoryRoot, root.firestore.indexes),
    },
    // Everything they listen on gets a free port, so that two sets that start at once do not collide.
    emulators: {
      hosting: on(ports.site),
      functions: on(ports.functions),
      firestore: { ...on(ports.firestore), websocketPort: (await somewhere()).port },
      auth: on(ports.auth),
      hub: await somewhere(),
      logging: await somewhere(),
      eventarc: await somewhere(),
      tasks: await somewhere(),
      ui: ports.ui ? { enabled: true, ...on(ports.ui) } : { enabled: false },
      singleProjectMode: true,
    },
  };
  // A page that may talk to the real Firestore (the team area) may talk to the emulators, too.
  const real = "https://firestore.googleapis.com";
  const emulators = `http://127.0.0.1:${ports.auth} http://127.0.0.1:${ports.firestore}`;
  const file = join(folder, "firebase.json");
  writeFileSync(file, JSON.stringify(config, null, 2).replaceAll(real, `${real} ${emulators}`));
  return file;
}

/** Starts emulators of firebase-tools and waits until all are ready. @returns a function that ends them. */
export async function startEmulators(supervisor: Supervisor, options: EmulatorOptions) {
  const config = await writeConfig(options);
  const debugLogFolder = join(logFolder, options.name);
  mkdirSync(debugLogFolder, { recursive: true });
  // In a shared folder, all sets of a project note their address in one file, so an export would ask the set that
  // started last.
  const temporaryFolder = mkdtempSync(join(tmpdir(), "emulators-"));
  supervisor.onStop(() => rmSync(temporaryFolder, { recursive: true, force: true }));
  const { only = emulatorNames, data } = options;
  return supervisor.start({
    name: `${options.name}-emulators`,
    title: "The program of the Firebase emulators",
    args: [
      // Hosting drops what it reads and compresses for each response at once, but that fills Node's usual 16 MB so
      // quickly that Node takes much of it for long-lived (measured: a quarter of the program's time).
      "--max-semi-space-size=64",
      packageScript("firebase-tools/lib/bin/firebase.js"),
      ...["emulators:start", "--non-interactive", "--project", projectId, "--config", config],
      ...["--only", only.join(",")],
      ...(data ? [`--import=${data}`, `--export-on-exit=${data}`] : []),
    ],
    // The emulators write logs into the folder they are started in, and remove the logs they find there.
    cwd: debugLogFolder,
    env: {
      ...environment,
      TMPDIR: temporaryFolder,
      ...firestoreEnvironment(),
      ...options.environment,
    },
    readyWhen: /All emulators ready/,
    hopelessWhen: /Failed to load function|Could not start .*emulator/i,
    // firebase-tools keeps running without its Java, and never answers a request whose function it can't start. In
    // development, a half-written function does that, and the next save fixes it.
    brokenWhen: options.name.startsWith("dev-") ? /emulator has exited/i : deadWhen,
  });
}
