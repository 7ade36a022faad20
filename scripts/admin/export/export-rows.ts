import type { Firestore } from "firebase-admin/firestore";
import { storedClient } from "#contract/client";
import { type CompanyCollection, companyPath } from "#contract/collections";
import { csvColumns, csvListSeparator } from "#contract/csv-file";
import { storedLead } from "#contract/lead";
import { storedTask } from "#contract/task";
import { allDocuments } from "../project/all-documents.ts";

function taskCells(data: unknown) {
  const { client, ...task } = storedTask.parse(data);
  return { ...task, client_id: client?.id, client_name: client?.client_name };
}

function leadCells(data: unknown) {
  const { service_interests, ...lead } = storedLead.parse(data);
  return { ...lead, service_interests: service_interests?.join(csvListSeparator) };
}

function cellsByName(collection: CompanyCollection, data: unknown): Record<string, unknown> {
  if (collection === "leads") return leadCells(data);
  return collection === "tasks" ? taskCells(data) : storedClient.parse(data);
}

/** A document as the cells of its row. */
export function exportRow(collection: CompanyCollection, id: string, data: unknown): string[] {
  const cells: Record<string, unknown> = { ...cellsByName(collection, data), id };
  return csvColumns[collection].map((name) => {
    const cell = cells[name];
    return typeof cell === "string" ? cell : "";
  });
}

/** All documents of a company's collection, some at a time, as rows. */
export async function* exportRows(
  store: Firestore,
  companyId: string,
  collection: CompanyCollection,
): AsyncGenerator<string[][]> {
  for await (const documents of allDocuments(
    store.collection(companyPath(companyId, collection)),
  )) {
    yield documents.map((document) => exportRow(collection, document.id, document.data()));
  }
}
