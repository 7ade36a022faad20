import { teamClient } from "#contract/client";
import type { CompanyCollection } from "#contract/collections";
import { teamLead } from "#contract/lead";
import { teamTask } from "#contract/task";
import { companyTables } from "../../../import/company-tables.ts";
import type { ImportTable } from "../../../import/table.ts";

const { leads, clients, tasks } = companyTables;

/** The tables that the owner's command reads, without what only the owner may set, such as the time of creation. */
export const memberTables: Readonly<Record<CompanyCollection, ImportTable>> = {
  leads: {
    ...leads,
    columns: ["id", ...Object.keys(teamLead.in.shape), "name"],
    schemaFor: () => teamLead,
  },
  clients: {
    ...clients,
    columns: ["id", ...Object.keys(teamClient.in.shape)],
    schemaFor: () => teamClient,
  },
  tasks: {
    ...tasks,
    columns: ["id", ...Object.keys(teamTask.in.shape), "client_id", "client_name"],
    schemaFor: () => teamTask,
  },
};
