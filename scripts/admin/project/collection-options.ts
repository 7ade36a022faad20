import { z } from "zod";
import { type CompanyCollection, collections } from "#contract/collections";
import { companyId } from "#contract/whitelist-row";
import { PlainFailure } from "../../plain-failure.ts";
import type { OpenProject } from "./open-project.ts";

const nouns: readonly CompanyCollection[] = ["leads", "clients", "tasks"];

/** Which of a company's collections a word means. */
export function collectionNamed(word: string | undefined): CompanyCollection {
  const found = nouns.find((noun) => noun === word);
  if (found) return found;
  const given = word === undefined ? "Say of what" : `"${word}" is not known`;
  throw new PlainFailure(`${given}: use leads, clients or tasks; --help shows how.`);
}

/** The option that says whose data it is. */
export const companyOption = z
  .string()
  .refine(
    (text) => companyId.safeParse(text).success,
    "must be a company's id, such as harbor-lane (small letters, digits, hyphens)",
  )
  .optional();

/** What the option says, where it has to say something. */
export function companyNamed(id: string | undefined): string {
  if (id !== undefined) return id;
  throw new PlainFailure("Say whose with --company=<id>; `npm run team -- list` shows the ids.");
}

/** A mistyped id must not make a company that nobody can see. */
export async function requireCompany({ store }: OpenProject, id: string): Promise<void> {
  const members = store.collection(collections.whitelist).where("company_id", "==", id).limit(1);
  if ((await members.get()).size > 0) return;
  throw new PlainFailure(
    `Nobody has access to a company "${id}": check the id with \`npm run team -- list\`, or let its first member in.`,
  );
}
