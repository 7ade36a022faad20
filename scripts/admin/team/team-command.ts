import { type OpenProject, withProject } from "../project/open-project.ts";
import { addMember } from "./add-member.ts";
import { listMembers } from "./list-members.ts";
import { removeMember } from "./remove-member.ts";
import { parseTeamOptions, type TeamAction, teamHelp } from "./team-options.ts";

type TeamWork = Exclude<TeamAction, { what: "help" }>;

function outcome(project: OpenProject, work: TeamWork, site: string | undefined): Promise<string> {
  switch (work.what) {
    case "add":
      return addMember(project, work, site);
    case "remove":
      return removeMember(project, work.email);
    case "list":
      return listMembers(project, work.company);
  }
}

/** `npm run team`: who may use the team area. */
export async function main(args: string[]): Promise<number> {
  const { action, project, site } = parseTeamOptions(args);
  console.log(
    action.what === "help"
      ? teamHelp
      : await withProject(project, (opened) => outcome(opened, action, site)),
  );
  return 0;
}
