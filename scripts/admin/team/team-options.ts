import { agencyCompanyId } from "#contract/collections";
import { whitelistRow } from "#contract/whitelist-row";
import { readCommandLine } from "../../command-line.ts";
import { PlainFailure } from "../../plain-failure.ts";
import { companyNamed } from "../project/collection-options.ts";
import {
  chosenProject,
  type ProjectChoice,
  projectHelp,
  projectOptions,
} from "../project/project-options.ts";

export const teamHelp = `npm run team -- <what> [options]

Decides who may use the team area.

  add <e-mail>              lets a person in: makes an account, puts the address on the company's
                            list, and prints the link with which the person chooses a password
  remove <e-mail>           takes the access away at once
  list                      shows who has access

  --company=<id>            whose leads, clients and tasks (${agencyCompanyId})
  --name=<text>             the company's name, needed for the first member of a new one
  --site=<address>          where the website is, for the link (its own address)
${projectHelp}
  --help                    show this

Example: npm run team -- add ana@shop.example --project=my-agency-1a2b`;

export type TeamAction =
  | { what: "help" }
  | { what: "list"; company: string | undefined }
  | { what: "add"; email: string; company: string; name: string | undefined }
  | { what: "remove"; email: string };

export interface TeamOptions {
  action: TeamAction;
  project: ProjectChoice;
  site: string | undefined;
}

const words = { add: 1, remove: 1, list: 0 } as const;

function isWhat(word: string): word is keyof typeof words {
  return Object.hasOwn(words, word);
}

function emailOf(text: string): string {
  const email = whitelistRow.shape.email.safeParse(text);
  if (email.success) return email.data;
  throw new PlainFailure(
    `"${text}" is no e-mail address that can be let in: it must look like name@example.com, in plain letters and without a slash.`,
  );
}

function siteOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return new URL(text).origin;
  throw new PlainFailure(
    `--site must be the website's address, such as https://example.com, not "${text}".`,
  );
}

function readArguments(args: string[]) {
  const text = { type: "string" } as const;
  const own = { company: text, name: text, site: text, help: { type: "boolean" } } as const;
  return readCommandLine({ args, options: { ...projectOptions, ...own }, allowPositionals: true });
}

/** Reads what stands after `npm run team --`; anything unknown is a failure that says so. */
export function parseTeamOptions(args: string[]): TeamOptions {
  const { values, positionals } = readArguments(args);
  const project = chosenProject(values);
  const site = siteOf(values.site);
  if (values.help) return { action: { what: "help" }, project, site };
  const [what = "", email = "", ...more] = positionals;
  if (!isWhat(what)) {
    const given = what === "" ? "Say what to do" : `"${what}" is not known`;
    throw new PlainFailure(`${given}: use add, remove or list; --help shows how.`);
  }
  if (words[what] === 1 && email === "") {
    throw new PlainFailure(`Say whom: npm run team -- ${what} name@example.com`);
  }
  if (more.length > 0 || (words[what] === 0 && email !== "")) {
    throw new PlainFailure(`"${more[0] ?? email}" is too much for ${what}: --help shows how.`);
  }
  const company = values.company === undefined ? undefined : companyNamed(values.company);
  if (what === "list") return { action: { what, company }, project, site };
  if (what === "remove") return { action: { what, email: emailOf(email) }, project, site };
  return {
    action: {
      what,
      email: emailOf(email),
      company: company ?? agencyCompanyId,
      name: values.name,
    },
    project,
    site,
  };
}
