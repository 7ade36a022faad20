import getPort, { portNumbers } from "get-port";
import { demoAccounts, demoPassword } from "../admin/seed/demo-accounts.ts";
import { seedDemoData } from "../admin/seed/seed-demo-data.ts";
import { flag, port, readCommandLine } from "../command-line.ts";
import { step } from "../progress.ts";
import { noteRunningDemo } from "../running-demos.ts";
import { bundleFunctions, devServer, functionsBuild, siteBuild } from "./stack/builds.ts";
import { startEmulators } from "./stack/emulators.ts";
import { freePort, requireFreePorts } from "./stack/free-ports.ts";
import { requireJava } from "./stack/java-check.ts";
import { mailSettings, startMail } from "./stack/mail.ts";
import { supervised } from "./stack/supervised.ts";
import type { Supervisor } from "./stack/supervisor.ts";

const ports = {
  port: port.default(5000).describe("the site"),
  "auth-port": port.default(9099).describe("the Auth emulator"),
  "firestore-port": port.default(8080).describe("the Firestore emulator"),
  "functions-port": port.default(5001).describe("the Functions emulator"),
  "smtp-port": port.default(1025).describe("receiving mail (SMTP)"),
  "inbox-port": port.default(1080).describe("the mail inbox"),
};

const portLines = Object.entries(ports).map(
  ([option, port]) =>
    `  --${`${option}=<port>`.padEnd(23)} ${port.description} (${port.parse(undefined)})`,
);

const help = `npm start [-- options], npm run dev [-- options]

Runs the site on the real Firebase emulators, with demo data and a mail inbox: npm start as it is built for
visitors, npm run dev with hot reload. Ctrl-C ends everything.

${portLines.join("\n")}
  --ui                      also start the Emulator UI (downloaded once)
  --no-seed                 start with empty data
  --verbose                 show everything the parts say
  --help                    show this

Example: npm start -- --port=5050`;

/** Reads the arguments after `npm start --`. An unknown argument fails with a message. */
export function readStartOptions(args: string[]) {
  const flags = { ui: flag, "no-seed": flag, verbose: flag };
  const line = readCommandLine(args, help, { ...ports, ...flags });
  if (!line) return undefined;
  const { values } = line;
  const given = new Map<string, unknown>(Object.entries(values));
  return {
    ports: {
      site: values.port,
      auth: values["auth-port"],
      firestore: values["firestore-port"],
      functions: values["functions-port"],
      smtp: values["smtp-port"],
      inbox: values["inbox-port"],
    },
    /** The ports, with what a message calls each one if it's taken. */
    wanted: Object.entries(ports).map(([option, { description: purpose = "" }]) => {
      return { option, purpose, port: Number(given.get(option)) };
    }),
    ui: values.ui,
    seed: !values["no-seed"],
    verbose: values.verbose,
  };
}

type StartOptions = NonNullable<ReturnType<typeof readStartOptions>>;

/** Everything a person needs to know once everything is running, on one screen. */
function summary({ ports, seed }: StartOptions, ui: number | undefined): string {
  const accounts = demoAccounts.map(({ email, about }) => `    ${email.padEnd(28)} ${about}\n`);
  return `
  Site         http://localhost:${ports.site}
  Mail inbox   http://localhost:${ports.inbox}
${ui ? `  Emulator UI  http://localhost:${ui}\n` : ""}
${seed ? `  Demo accounts, password ${demoPassword}\n${accounts.join("")}\n` : ""}\
  Logs are in .cache/logs. Ctrl-C ends everything.
`;
}

/**
 * Starts Vite's dev server, which passes `/api/*` and `/__/*` on to the Hosting emulator, and a compiler for the
 * functions.
 */
async function startDevelopment(supervisor: Supervisor, port: number, hostingPort: number) {
  await supervisor.start({
    name: "dev-server",
    title: "The dev server",
    args: devServer(port),
    env: { HOSTING_EMULATOR_ORIGIN: `http://127.0.0.1:${hostingPort}` },
    readyWhen: /ready in/,
  });
  await supervisor.start({
    name: "functions-watch",
    title: "The bundler of the functions",
    args: [...bundleFunctions, "--watch"],
    readyWhen: /Waiting for changes/i,
  });
}

/** The name of a demo's emulators. Another demo beside it has other ports. */
export const demoName = (command: "start" | "dev", site: number) => `${command}-${site}`;

async function run(command: "start" | "dev", args: string[]): Promise<number> {
  const options = readStartOptions(args);
  if (!options) return 0;
  const { ports, seed, verbose } = options;
  const taken = Object.values(ports);
  requireJava();
  await requireFreePorts(options.wanted);
  const ui = options.ui
    ? await getPort({ port: portNumbers(4000, 4099), exclude: taken })
    : undefined;
  // In development, Vite uses the site's port, and the Hosting emulator runs behind it.
  const site = command === "start" ? ports.site : await freePort(taken);
  const settings = mailSettings(ports);
  const hosts = { firestore: `127.0.0.1:${ports.firestore}`, auth: `127.0.0.1:${ports.auth}` };

  const work = async (supervisor: Supervisor) => {
    await step("Building the functions", () => supervisor.run(...functionsBuild));
    if (command === "start") await step("Building the site", () => supervisor.run(siteBuild));
    await step("Starting the Firebase emulators (the first time, they are downloaded)", () =>
      startEmulators(supervisor, {
        name: demoName(command, ports.site),
        ports: { ...ports, site, ui },
        settings,
      }),
    );
    await startMail(supervisor, ports);
    if (seed) await step("Writing demo data", () => seedDemoData(hosts));
    if (command === "dev") await startDevelopment(supervisor, ports.site, site);
    supervisor.onStop(noteRunningDemo(ports));
    console.log(summary(options, ui));
    return supervisor.crashed;
  };
  await supervised(work, { verbose });
  return 0;
}

/** `npm start` serves the built site from the Hosting emulator, as a visitor gets it. */
export const main = (args: string[]) => run("start", args);

/** `npm run dev` serves the site from Vite's dev server with hot reload. */
export const develop = (args: string[]) => run("dev", args);
