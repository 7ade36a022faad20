import { z } from "zod";
import { agencyCompanyId } from "#contract/collections";
import { whitelistRow } from "#contract/whitelist-row";
import { readCommandLine } from "../../command-line.ts";
import { PlainFailure } from "../../plain-failure.ts";
import { companyOption } from "../project/company-option.ts";
import { inProject } from "../project/open-project.ts";
import { chosenProject, projectHelp, projectOptions } from "../project/project-options.ts";
import { siteOption } from "../project/site-origin.ts";
import { addMember } from "./add-member.ts";
import { listMembers } from "./list-members.ts";
import { removeMember } from "./remove-member.ts";

const help = `npm run team -- <what> [options]

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

function emailOf(text: string): string {
  const email = whitelistRow.shape.email.safeParse(text);
  if (email.success) return email.data;
  throw new PlainFailure(
    `"${text}" is no e-mail address that can be let in: it must look like name@example.com, in plain letters and without a slash.`,
  );
}

/** Reads the arguments after `npm run team --`. Anything unknown is a failure that says so. */
export function readTeamOptions(args: string[]) {
  const shape = {
    ...projectOptions,
    company: companyOption,
    name: z.string().optional(),
    site: siteOption,
  };
  const line = readCommandLine(args, help, shape, { allowPositionals: true });
  if (!line) return undefined;
  const { company, name, site: ownSite } = line.values;
  const common = { project: chosenProject(line.values), site: ownSite };
  const [what, email, ...more] = line.words;
  if (what !== "add" && what !== "remove" && what !== "list") {
    const given = what === undefined ? "Say what to do" : `"${what}" is not known`;
    throw new PlainFailure(`${given}: use add, remove or list; --help shows how.`);
  }
  const [tooMuch] = what === "list" ? line.words.slice(1) : more;
  if (tooMuch) throw new PlainFailure(`"${tooMuch}" is too much for ${what}: --help shows how.`);
  if (what === "list") return { ...common, action: { what: "list" as const, company } };
  if (!email) throw new PlainFailure(`Say which address: npm run team -- ${what} name@example.com`);
  if (what === "remove")
    return { ...common, action: { what: "remove" as const, email: emailOf(email), company } };
  const member = { email: emailOf(email), company: company ?? agencyCompanyId, name };
  return { ...common, action: { what: "add" as const, ...member } };
}

/** `npm run team` decides who may use the team area. */
export async function main(args: string[]): Promise<number> {
  const options = readTeamOptions(args);
  if (!options) return 0;
  const { action, project } = options;
  await inProject(project, (opened) => {
    if (action.what === "list") return listMembers(opened, action.company);
    if (action.what === "remove") return removeMember(opened, action);
    return addMember(opened, action, options.site);
  });
  return 0;
}
