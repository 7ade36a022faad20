import type { z } from "zod";
import { newClient } from "#contract/client";
import type { CompanyCollection } from "#contract/collections";
import { newLead } from "#contract/lead";
import { newTask } from "#contract/task";
import { type ClientDirectory, clientOf } from "./client-directory.ts";
import { rowDocumentId } from "./document-ids.ts";
import { importedTime } from "./imported-time.ts";
import type { RowCells } from "./row-cells.ts";

type Fields = Record<string, unknown>;

/** A row that the contract accepts. */
export interface ImportedRecord {
  id: string;
  fields: Fields;
  /** Undefined where the file does not say. */
  createdAt: Date | undefined;
}

/** Everything that is wrong with a row, as sentences. */
export class RowError extends Error {
  constructor(readonly problems: string[]) {
    super(problems.join("; "));
  }
}

const schemas: Record<CompanyCollection, z.ZodType<Fields>> = {
  leads: newLead,
  clients: newClient,
  tasks: newTask,
};

/** The fields a lead must have, even where the former table had none. */
function leadFields(cells: RowCells): Fields {
  return {
    first_name: "",
    last_name: "",
    source: "import",
    ...Object.fromEntries(cells),
    ...(cells.has("service_interests") && {
      service_interests: cells.get("service_interests")?.split(/\s*[;,|]\s*/),
    }),
  };
}

function taskFields(cells: RowCells, directory: ClientDirectory, problems: string[]): Fields {
  const { client: _, client_id, client_name, ...fields } = Object.fromEntries(cells);
  const client = clientOf(cells, directory);
  if (typeof client === "string") problems.push(client);
  // A day with a clock is the day as it was written, whatever the zone.
  const due_date = cells.get("due_date")?.replace(/^(\d{4}-\d{2}-\d{2})[T ]\d.*$/, "$1");
  return {
    ...fields,
    ...(due_date !== undefined && { due_date }),
    ...(typeof client === "object" && { client }),
  };
}

/** Reads a row as the contract has it. @throws RowError with everything that is wrong. */
export function readRecord(
  collection: CompanyCollection,
  cells: RowCells,
  directory: ClientDirectory,
): ImportedRecord {
  const problems: string[] = [];
  const own = new Map([...cells].filter(([name]) => name !== "id" && name !== "created_at"));
  const fields =
    collection === "leads"
      ? leadFields(own)
      : collection === "tasks"
        ? taskFields(own, directory, problems)
        : Object.fromEntries(own);
  const written = cells.get("created_at");
  const createdAt = written === undefined ? undefined : importedTime(written);
  if (written !== undefined && createdAt === undefined) {
    problems.push("created_at: must be a time like 2026-05-31T14:00:00Z");
  }
  const result = schemas[collection].safeParse(fields);
  for (const { path, message } of result.error?.issues ?? []) {
    problems.push(`${path.join(".")}: ${message}`);
  }
  if (!result.success || problems.length > 0) throw new RowError(problems);
  return { id: rowDocumentId(cells), fields: result.data, createdAt };
}
