import { accountName, accountRoles } from "../../../../functions/src/functions-account.ts";
import { type Check, cloudPage, googleCheck } from "../check.ts";
import { google } from "../google-requests.ts";

type Policy = (typeof google.policy.answer)["_output"];

const where = cloudPage("iam-admin/iam");
const member = (project: string) =>
  `serviceAccount:${accountName}@${project}.iam.gserviceaccount.com`;

function rolesIn(policy: Policy | undefined, project: string): string[] {
  const bindings = policy?.bindings ?? [];
  return bindings.filter((each) => each.members.includes(member(project))).map(({ role }) => role);
}

const missingIn = (roles: string[]) => accountRoles.filter((role) => !roles.includes(role));
const tooMuchIn = (roles: string[]) => roles.filter((role) => !accountRoles.includes(role));

function change(verb: "add" | "remove", role: string): string {
  return `gcloud projects ${verb}-iam-policy-binding {project} --member=${member("{project}")} --role=${role} --condition=None`;
}

export const accountChecks: Check[] = [
  googleCheck(google.policy, {
    title: "Service account of the functions",
    where,
    holds: (policy, { project }) => missingIn(rolesIn(policy, project)).length === 0,
    otherwise: `The functions run as ${accountName}, which isn't there or lacks a role.`,
    run: (policy, { project }) => {
      const roles = rolesIn(policy, project);
      const create = `gcloud iam service-accounts create ${accountName} --project={project}`;
      const add = missingIn(roles).map((role) => change("add", role));
      return roles.length === 0 ? [create, ...add] : add;
    },
  }),
  googleCheck(google.policy, {
    title: "No wider rights for the functions",
    advised: true,
    unsafe: true,
    where,
    holds: (policy, { project }) => tooMuchIn(rolesIn(policy, project)).length === 0,
    otherwise: `${accountName} has roles that the functions don't need.`,
    run: (policy, { project }) =>
      tooMuchIn(rolesIn(policy, project)).map((role) => change("remove", role)),
  }),
];
