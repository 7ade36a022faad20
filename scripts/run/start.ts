import getPort, { portNumbers } from "get-port";
import { demoAccounts, demoPassword } from "../admin/seed/demo-accounts.ts";
import { seedDemoData } from "../admin/seed/seed-demo-data.ts";
import { flag, port, readCommandLine } from "../command-line.ts";
import { step } from "../progress.ts";
import { compilerScript, functionsBuild, siteBuild, viteScript } from "./stack/builds.ts";
import { startEmulators } from "./stack/emulators.ts";
import { freePort, requireFreePorts } from "./stack/free-ports.ts";
import { requireJava } from "./stack/java-check.ts";
import { mailSettings, startMail } from "./stack/mail.ts";
import { supervised } from "./stack/supervised.ts";
import type { Supervisor } from "./stack/supervisor.ts";

/** Each has an option, such as `--auth-port`. */
const standardPorts = {
  port: { standard: 5000, purpose: "the site" },
  "auth-port": { standard: 9099, purpose: "the Auth emulator" },
  "firestore-port": { standard: 8080, purpose: "the Firestore emulator" },
  "functions-port": { standard: 5001, purpose: "the Functions emulator" },
  "smtp-port": { standard: 1025, purpose: "receiving mail (SMTP)" },
  "inbox-port": { standard: 1080, purpose: "the mail inbox" },
};

const help = `npm start [-- options], npm run dev [-- options]

Runs the site on the real Firebase emulators, with demo data and a mail inbox: npm start as it is built for
visitors, npm run dev with hot reload. Ctrl-C ends everything.

${Object.entries(standardPorts)
  .map(
    ([option, { standard, purpose }]) =>
      `  --${`${option}=<port>`.padEnd(23)} ${purpose} (${standard})`,
  )
  .join("\n")}
  --ui                      also start the Emulator UI (downloaded once)
  --no-seed                 start with empty data
  --verbose                 show everything the parts say
  --help                    show this

Example: npm start -- --port=5050`;

/** Reads what stands after `npm start --`; anything unknown is a failure that says so. */
export function readStartOptions(args: string[]) {
  const line = readCommandLine(args, help, {
    port: port.default(standardPorts.port.standard),
    "auth-port": port.default(standardPorts["auth-port"].standard),
    "firestore-port": port.default(standardPorts["firestore-port"].standard),
    "functions-port": port.default(standardPorts["functions-port"].standard),
    "smtp-port": port.default(standardPorts["smtp-port"].standard),
    "inbox-port": port.default(standardPorts["inbox-port"].standard),
    ui: flag,
    "no-seed": flag,
    verbose: flag,
  });
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
    /** The ports with what to say when one is taken. */
    wanted: Object.entries(standardPorts).map(([option, { purpose }]) => {
      return { option, purpose, port: Number(given.get(option)) };
    }),
    ui: values.ui,
    seed: !values["no-seed"],
    verbose: values.verbose,
  };
}

type StartOptions = NonNullable<ReturnType<typeof readStartOptions>>;

/** What a person needs once everything runs, on one screen. */
function summary({ ports, seed }: StartOptions, uiPort: number | undefined): string {
  const accounts = demoAccounts.map(({ email, about }) => `    ${email.padEnd(28)} ${about}`);
  return [
    "",
    `  Site         http://localhost:${ports.site}`,
    `  Mail inbox   http://localhost:${ports.inbox}`,
    ...(uiPort ? [`  Emulator UI  http://localhost:${uiPort}`] : []),
    ...(seed ? ["", `  Demo accounts, password ${demoPassword}`, ...accounts] : []),
    "",
    "  Logs are in .cache/logs. Ctrl-C ends everything.",
    "",
  ].join("\n");
}

/** Vite's dev server before the Hosting emulator, to which it passes on `/api/*` and `/__/*`; and a compiler of the functions. */
async function startDevelopment(supervisor: Supervisor, port: number, hostingPort: number) {
  await supervisor.start({
    name: "dev-server",
    title: "The dev server",
    args: [
      ...[viteScript, "-c", "web/vite.config.ts", "--host", "127.0.0.1"],
      ...["--port", String(port), "--strictPort"],
    ],
    env: { HOSTING_EMULATOR_ORIGIN: `http://127.0.0.1:${hostingPort}` },
    readyWhen: /ready in/,
  });
  await supervisor.start({
    name: "functions-watch",
    title: "The compiler of the functions",
    args: [compilerScript, "-p", "functions", "--watch", "--preserveWatchOutput"],
    readyWhen: /Watching for file changes/,
  });
}

async function run(command: "start" | "dev", args: string[]): Promise<number> {
  const options = readStartOptions(args);
  if (!options) return 0;
  const { ports, verbose } = options;
  const taken = Object.values(ports);
  requireJava();
  await requireFreePorts(options.wanted);
  const ui = options.ui
    ? await getPort({ port: portNumbers(4000, 4099), exclude: taken })
    : undefined;
  // In development Vite has the site's port, and the Hosting emulator stands behind it.
  const site = command === "start" ? ports.site : await freePort(taken);
  const settings = mailSettings(ports.smtp);
  const hosts = { firestore: `127.0.0.1:${ports.firestore}`, auth: `127.0.0.1:${ports.auth}` };

  await supervised({ verbose }, async (supervisor) => {
    await step("Building the functions", () => supervisor.run(functionsBuild));
    if (command === "start") await step("Building the site", () => supervisor.run(siteBuild));
    await step("Starting the Firebase emulators (the first time, they are downloaded)", () =>
      startEmulators(supervisor, { name: command, ports: { ...ports, site, ui }, settings }),
    );
    await startMail(supervisor, ports);
    if (options.seed) await step("Writing demo data", () => seedDemoData(hosts));
    if (command === "dev") await startDevelopment(supervisor, ports.site, site);
    console.log(summary(options, ui));
    return supervisor.crashed;
  });
  return 0;
}

/** `npm start`: the built site on the Hosting emulator, as a visitor gets it. */
export const main = (args: string[]) => run("start", args);

/** `npm run dev`: the site from Vite's dev server with hot reload. */
export const develop = (args: string[]) => run("dev", args);
