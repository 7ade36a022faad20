import type { UserRecord } from "firebase-admin/auth";
import { emailAddressByInputType, normalizeEmail } from "#contract/email-address";
import { findPerson, type PersonsDocument } from "../../../functions/src/person/find-person.ts";
import { PlainFailure } from "../../plain-failure.ts";
import { step } from "../../progress.ts";
import type { OpenProject } from "../project/open-project.ts";
import { accountOf } from "../team/member-account.ts";

export interface Person {
  email: string;
  documents: PersonsDocument[];
  /** The account in Firebase Authentication, for the team area. */
  account: UserRecord | undefined;
}

/** The one address after a command, normalized for comparing. */
export function addressOf([word, ...more]: string[], command: string): string {
  if (word === undefined) {
    throw new PlainFailure(`Say which address: npm run ${command} name@example.com`);
  }
  if (more.length > 0) throw new PlainFailure(`"${more[0]}" is too much: one address at a time.`);
  const address = emailAddressByInputType.safeParse(word);
  if (address.success) return normalizeEmail(address.data);
  throw new PlainFailure(`"${word}" is no e-mail address.`);
}

/** Looks for everything that is stored about an address. */
export function readPerson(project: OpenProject, email: string): Promise<Person> {
  return step(`Looking for ${email} in ${project.target.projectId}`, async (note) => ({
    email,
    documents: await findPerson(project.store, email, note),
    account: await accountOf(project, email),
  }));
}
