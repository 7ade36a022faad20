import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import getPort, { portNumbers } from "get-port";
import { z } from "zod";
import { fittedHeader } from "../../../web/publish/content/fitted-header.ts";
import { siteFolder } from "../../../web/publish/output-folders.ts";
import { cacheFolder, repositoryRoot } from "../../repository.ts";
import { freePort } from "./free-ports.ts";

export interface EmulatorPorts {
  site: number;
  functions: number;
  firestore: number;
  auth: number;
}

export interface EmulatorConfigOptions {
  /** Folder below the cache; two commands at once need two. */
  name: string;
  ports: EmulatorPorts;
  ui: boolean;
  /** Settings for the functions that go before those of functions/.env.demo-agency. */
  functionSettings: Record<string, string>;
}

const headerRule = z.looseObject({
  headers: z.array(z.object({ key: z.string(), value: z.string() })),
});

const rootConfig = z.looseObject({
  hosting: z.looseObject({ headers: z.array(headerRule) }),
  functions: z.array(z.looseObject({ source: z.string() })).length(1),
  firestore: z.looseObject({ rules: z.string(), indexes: z.string() }),
});

/**
 * firebase-tools reads the functions' settings from files and lets them win over the environment, so
 * ours go into a folder of their own with one more file, which wins over the copied ones.
 */
function writeFunctionSettings(folder: string, source: string, settings: Record<string, string>) {
  const from = join(repositoryRoot, source);
  for (const name of readdirSync(from)) {
    if (/^\.env(\.|$)/.test(name)) copyFileSync(join(from, name), join(folder, name));
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(folder, ".env.local"), lines.join(""));
}

/** Whoever may talk to the real Firestore (the team area) may talk to the emulators in its place. */
function allowEmulators(
  rules: z.infer<typeof headerRule>[],
  { auth, firestore }: EmulatorPorts,
): z.infer<typeof headerRule>[] {
  const real = "https://firestore.googleapis.com";
  const emulators = `http://127.0.0.1:${auth} http://127.0.0.1:${firestore}`;
  return rules.map((rule) => ({
    ...rule,
    headers: rule.headers.map(fittedHeader).map(({ key, value }) => ({
      key,
      value: value.replace(real, `${real} ${emulators}`),
    })),
  }));
}

/**
 * Writes a firebase.json with the wanted ports into the cache, from the one of the repository, and
 * answers with its path and the port of the Emulator UI. Everything else the emulators listen on
 * gets a free port, so that a second run does not collide.
 */
export async function writeEmulatorConfig(options: EmulatorConfigOptions) {
  const root = rootConfig.parse(
    JSON.parse(readFileSync(join(repositoryRoot, "firebase.json"), "utf8")),
  );
  const folder = join(cacheFolder, "emulators", options.name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const fromHere = (path: string) => relative(folder, join(repositoryRoot, path));

  const { ports } = options;
  const on = (port: number) => ({ host: "127.0.0.1", port });
  const reserved = Object.values(ports);
  const somewhere = async () => on(await freePort(reserved));
  const uiPort = await getPort({ port: portNumbers(4000, 4099), exclude: reserved });
  const { port: websocketPort } = await somewhere();
  writeFunctionSettings(folder, root.functions[0]?.source ?? "", options.functionSettings);

  const config = {
    ...root,
    hosting: {
      ...root.hosting,
      public: relative(folder, siteFolder),
      headers: allowEmulators(root.hosting.headers, ports),
    },
    functions: root.functions.map((one) => ({
      ...one,
      source: fromHere(one.source),
      // Where the functions' settings are read from; relative to this file.
      configDir: ".",
      // The emulators must not build: the commands have.
      predeploy: [],
    })),
    firestore: {
      ...root.firestore,
      rules: join(repositoryRoot, root.firestore.rules),
      indexes: join(repositoryRoot, root.firestore.indexes),
    },
    emulators: {
      hosting: on(ports.site),
      functions: on(ports.functions),
      firestore: { ...on(ports.firestore), websocketPort },
      auth: on(ports.auth),
      hub: await somewhere(),
      logging: await somewhere(),
      eventarc: await somewhere(),
      tasks: await somewhere(),
      ui: { enabled: options.ui, ...on(uiPort) },
      singleProjectMode: true,
    },
  };
  const file = join(folder, "firebase.json");
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`);
  return { file, uiPort };
}
