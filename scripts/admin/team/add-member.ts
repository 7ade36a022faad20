import { agencyCompanyId, collections, whitelistPath } from "#contract/collections";
import { whitelistRow } from "#contract/whitelist-row";
import { PlainFailure } from "../../plain-failure.ts";
import { contentSite } from "../project/content-site.ts";
import type { OpenProject } from "../project/open-project.ts";
import { openAccount } from "./member-account.ts";
import { passwordLink } from "./password-link.ts";

interface NewMember {
  email: string;
  company: string;
  /** The company's name, if it is not known yet. */
  name: string | undefined;
}

async function companyName({ store }: OpenProject, member: NewMember): Promise<string> {
  if (member.name !== undefined) return member.name;
  const rows = store.collection(collections.whitelist).where("company_id", "==", member.company);
  const { docs } = await rows.limit(1).get();
  const storedName: unknown = docs[0]?.get("company_name");
  if (typeof storedName === "string") return storedName;
  if (member.company === agencyCompanyId) return contentSite().name;
  throw new PlainFailure(
    `Nobody of the company "${member.company}" has access yet: check the id, or say the company's name with --name="…".`,
  );
}

/** Lets a person in. A second call changes nothing, but makes a new link. */
export async function addMember(
  project: OpenProject,
  member: NewMember,
  site: string | undefined,
): Promise<string> {
  const ref = project.store.doc(whitelistPath(member.email));
  const row = whitelistRow.safeParse({
    email: member.email,
    company_name: await companyName(project, member),
    company_id: member.company,
  });
  if (!row.success) throw new PlainFailure(`--name: ${row.error.issues[0]?.message}.`);
  const present: unknown = (await ref.get()).get("company_id");
  if (present !== undefined && present !== member.company) {
    throw new PlainFailure(
      `${member.email} belongs to the company "${String(present)}": remove the address first, then add it to "${member.company}".`,
    );
  }
  await openAccount(project, member.email);
  await ref.set(row.data);
  const link = await passwordLink(project, member.email, site);
  return `${member.email} may see the leads, clients and tasks of ${row.data.company_name} (${member.company}).

Send this link to the person. It works once and for about an hour; there a password is chosen:

  ${link}

Is it too old when it is used: "Forgot password" on the sign-in page sends a new one.`;
}
