import { rivalCompanyId } from "./demo-accounts.ts";
import type { DemoCompany } from "./demo-company.ts";

/** The second company. Its names appear nowhere else, so a leak shows at once. */
export const rivalCompany: DemoCompany = {
  id: rivalCompanyId,
  member: "rival@other.example",
  leads: [
    {
      id: "demo-lead-1",
      daysOld: 0.5,
      record: {
        first_name: "Theo",
        last_name: "Lindqvist",
        email: "theo@lindqvistlandscapes.example",
        company_name: "Lindqvist Landscapes",
        status: "todo",
        source: "team",
        business_type: "Landscaping",
      },
    },
    {
      id: "demo-lead-2",
      daysOld: 8,
      record: {
        first_name: "Amara",
        last_name: "Diallo",
        email: "amara@diallobookkeeping.example",
        company_name: "Diallo Bookkeeping",
        status: "in_progress",
        source: "import",
        business_type: "Accounting Firm",
      },
      log: [{ hoursOld: 160, kind: "called", text: "Asked for a second offer." }],
    },
  ],
  clients: [
    {
      id: "demo-client-1",
      daysOld: 60,
      record: {
        client_name: "Gloucester Auto Works",
        email: "front-desk@gloucesterautoworks.example",
        phone: "(856) 555-0163",
        address: "402 Broad Street, Woodbury, NJ 08096",
      },
    },
    { id: "demo-client-2", daysOld: 90, record: { client_name: "Atlantic Dumpster Rental" } },
  ],
  tasks: [
    {
      id: "demo-task-1",
      daysOld: 3,
      record: {
        title: "Move the old site to the new host",
        status: "todo",
        priority: "high",
        assigned_to: "Ines",
        dueInDays: 5,
        client: "demo-client-1",
      },
    },
    {
      id: "demo-task-2",
      daysOld: 21,
      record: {
        title: "Agree on the price list with the owner",
        status: "completed",
        priority: "low",
        client: "demo-client-2",
      },
    },
  ],
};
