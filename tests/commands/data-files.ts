import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CompanyCollection, companyPath, whitelistPath } from "#contract/collections";
import { exportFile } from "#scripts/admin/export/export-file.ts";
import { planFile } from "#scripts/admin/import/plan-file.ts";
import { writePlan } from "#scripts/admin/import/write-plan.ts";
import type { TableLocation } from "#scripts/admin/project/stored-tables.ts";
import { store } from "./admin.ts";

const folder = mkdtempSync(join(tmpdir(), "import-"));

/** Returns a path for a file that doesn't exist yet. */
export const newFile = (name: string) => join(folder, name);

/** Writes a file as a person has it, and returns its path. */
export function file(name: string, content: string | Uint8Array): string {
  writeFileSync(newFile(name), content);
  return newFile(name);
}

/** Returns a company with one member, whose records a test may write. */
export function dataCompany(companyId: string) {
  const member = store.doc(whitelistPath(`owner@${companyId}.example`));
  return {
    open: () => member.set({ company_id: companyId }),
    clean: () => store.recursiveDelete(store.doc(`companies/${companyId}`)),
    async close() {
      await store.recursiveDelete(store.doc(`companies/${companyId}`));
      await member.delete();
    },
    location: (name: CompanyCollection | "log" | "client-log" | "task-log") => ({
      name,
      companyId,
    }),
    path: (name: CompanyCollection, id: string) => `${companyPath(companyId, name)}/${id}`,
    async documents(name: CompanyCollection) {
      const { docs } = await store.collection(companyPath(companyId, name)).get();
      return Object.fromEntries(docs.map((one) => [one.id, one.data()]));
    },
  };
}

/** Imports without asking, and returns the plan. */
export async function importWhole(location: TableLocation, path: string, notes: string[] = []) {
  const plan = await planFile(store, { location, file: path }, () => undefined);
  await writePlan(store, location, plan, (text) => notes.push(text));
  return plan;
}

export function exportWhole(location: TableLocation, path: string, notes: string[] = []) {
  return exportFile(store, { location, file: path }, (text) => notes.push(text));
}
