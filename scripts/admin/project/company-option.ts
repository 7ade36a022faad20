import { z } from "zod";
import { collections } from "#contract/collections";
import { companyId } from "#contract/whitelist-row";
import { PlainFailure } from "../../plain-failure.ts";
import type { OpenProject } from "./open-project.ts";

/** The option that says whose data it is. */
export const companyOption = z
  .string()
  .refine(
    (text) => companyId.safeParse(text).success,
    "must be a company's id, such as harbor-lane (small letters, digits, hyphens)",
  )
  .optional();

/** A mistyped id must not make a company that nobody can see. */
export async function requireCompany(
  { store }: OpenProject,
  id: string | undefined,
): Promise<void> {
  if (id === undefined) return;
  const members = store.collection(collections.whitelist).where("company_id", "==", id).limit(1);
  if ((await members.get()).size > 0) return;
  if ((await store.collection(collections.whitelist).limit(1).get()).size === 0) {
    throw new PlainFailure(
      "This database holds no companies at all: nothing was restored into it, or nobody has been let in yet. `npm run team -- add` lets the first member in. A backup comes back as docs/operations/backups.md says.",
    );
  }
  throw new PlainFailure(
    `Nobody has access to a company "${id}": check the id with \`npm run team -- list\`, or let its first member in.`,
  );
}
