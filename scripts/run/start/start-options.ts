import { readCommandLine } from "../../command-line.ts";
import { PlainFailure } from "../../plain-failure.ts";
import type { WantedPort } from "../stack/free-ports.ts";

export interface StartPorts {
  site: number;
  auth: number;
  firestore: number;
  functions: number;
  smtp: number;
  inbox: number;
}

export interface StartOptions {
  ports: StartPorts;
  ui: boolean;
  seed: boolean;
  verbose: boolean;
  help: boolean;
}

interface PortFacts {
  option: string;
  standard: number;
  purpose: string;
}

const portFacts: Record<keyof StartPorts, PortFacts> = {
  site: { option: "port", standard: 5000, purpose: "the site" },
  auth: { option: "auth-port", standard: 9099, purpose: "the Auth emulator" },
  firestore: { option: "firestore-port", standard: 8080, purpose: "the Firestore emulator" },
  functions: { option: "functions-port", standard: 5001, purpose: "the Functions emulator" },
  smtp: { option: "smtp-port", standard: 1025, purpose: "receiving mail (SMTP)" },
  inbox: { option: "inbox-port", standard: 1080, purpose: "the mail inbox" },
};

const portOptions = Object.values(portFacts).map(({ option }) => option);

export function startHelp(command: "start" | "dev"): string {
  const call = command === "start" ? "npm start" : "npm run dev";
  const ports = Object.values(portFacts).map(
    ({ option, standard, purpose }) =>
      `  --${`${option}=<port>`.padEnd(23)} ${purpose} (${standard})`,
  );
  return `${call} [-- options]

${command === "start" ? "Builds the site and runs it" : "Runs the site with hot reload"} on the real Firebase emulators, with demo data and a mail inbox.
Ctrl-C ends everything.

${ports.join("\n")}
  --ui                      also start the Emulator UI (downloaded once)
  --no-seed                 start with empty data
  --verbose                 show everything the parts say
  --help                    show this

Example: ${call} -- --port=5050`;
}

function portOf(option: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port >= 1 && port <= 65_535) return port;
  throw new PlainFailure(`--${option} must be a port from 1 to 65535, not "${text}".`);
}

/** Reads what stands after `npm start --`; anything unknown is a failure that says so. */
export function parseStartOptions(args: string[]): StartOptions {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  const flags = { ui: flag, "no-seed": flag, verbose: flag, help: flag };
  const ports = Object.fromEntries(portOptions.map((option) => [option, text]));
  const { values } = readCommandLine({ args, options: { ...flags, ...ports } });
  const given = new Map(Object.entries(values));
  const port = ({ option, standard }: PortFacts) => {
    const value = given.get(option);
    return typeof value === "string" ? portOf(option, value) : standard;
  };
  return {
    ports: {
      site: port(portFacts.site),
      auth: port(portFacts.auth),
      firestore: port(portFacts.firestore),
      functions: port(portFacts.functions),
      smtp: port(portFacts.smtp),
      inbox: port(portFacts.inbox),
    },
    ui: given.get("ui") === true,
    seed: given.get("no-seed") !== true,
    verbose: given.get("verbose") === true,
    help: given.get("help") === true,
  };
}

/** The ports with what to say when one is taken. */
export function wantedPorts(ports: StartPorts): WantedPort[] {
  const wanted = (name: keyof StartPorts): WantedPort => ({
    port: ports[name],
    purpose: portFacts[name].purpose,
    option: `--${portFacts[name].option}`,
  });
  return [
    wanted("site"),
    wanted("auth"),
    wanted("firestore"),
    wanted("functions"),
    wanted("smtp"),
    wanted("inbox"),
  ];
}
