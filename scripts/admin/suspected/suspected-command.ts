import { documentId } from "#contract/document-id";
import { readCommandLine } from "../../command-line.ts";
import { PlainFailure } from "../../plain-failure.ts";
import { inProject } from "../project/open-project.ts";
import { chosenProject, projectHelp, projectOptions } from "../project/project-options.ts";
import { siteOption, siteOrigin } from "../project/site-origin.ts";
import { acceptForm } from "./accept-suspected.ts";
import { listForms } from "./list-forms.ts";

const help = `npm run suspected -- list | accept <id> [options]

Forms whose hidden field was filled. Nearly always that was a machine; now and then it is a person whose
browser fills every field. They are kept for 30 days, without a lead and without an email.

  list                      shows them; \`npm run person -- <e-mail>\` shows one word for word
  accept <id>               sends one to the website again, without the hidden field: it becomes a lead,
                            and you get the email

  --site=<address>          where the website is, for accept (its own address)
${projectHelp}
  --help                    show this

Example: npm run suspected -- list --project=my-agency-1a2b`;

/** `npm run suspected` lists the forms whose honeypot was filled, or accepts one. */
export async function main(args: string[]): Promise<number> {
  const shape = { ...projectOptions, site: siteOption };
  const line = readCommandLine(args, help, shape, { allowPositionals: true });
  if (!line) return 0;
  const [what, id, ...more] = line.words;
  const isList = what === "list" && id === undefined;
  const isAccept = what === "accept" && documentId.safeParse(id).success && more.length === 0;
  if (!isList && !isAccept) {
    throw new PlainFailure("Say what to do: list, or accept and an id; --help shows how.");
  }
  const { site } = line.values;
  await inProject(chosenProject(line.values), (project) =>
    id === undefined
      ? listForms(project.store)
      : acceptForm(project.store, id, site ?? siteOrigin(project)),
  );
  return 0;
}
