import { agencyCompanyId } from "#contract/collections";
import type { DemoCompany } from "./demo-company.ts";

/** Invented people and businesses of the agency's own area; telephone numbers are reserved for fiction. */
export const agencyCompany: DemoCompany = {
  id: agencyCompanyId,
  member: "team@agency.example",
  leads: [
    {
      id: "demo-lead-1",
      daysOld: 1 / 24,
      record: {
        first_name: "Renee",
        last_name: "Okafor",
        email: "renee@brightstepsdaycare.example",
        company_name: "Bright Steps Daycare",
        status: "todo",
        source: "contact-form",
        service_interests: ["automation", "seo"],
        business_type: "Daycare",
        phone: "(856) 555-0173",
        contact_by: "call",
        came_from: "search",
        first_page: "/web-design-medford",
        message:
          "Parents fill in paper forms when they enroll, and we type everything again. Can that be done on the website, with a reminder when something is missing?",
      },
    },
    {
      id: "demo-lead-2",
      daysOld: 30 / 24,
      record: {
        first_name: "Sal",
        last_name: "Ventresca",
        email: "sal@ventrescaplumbing.example",
        company_name: "Ventresca & Sons Plumbing",
        status: "todo",
        source: "medford-web-design-page",
        town: "Medford",
      },
    },
    {
      id: "demo-lead-3",
      daysOld: 3,
      record: {
        first_name: "Priya",
        last_name: "Raman",
        email: "priya@ramanfamilydental.example",
        company_name: "Raman Family Dental",
        status: "in_progress",
        source: "contact-form",
        service_interests: ["automation"],
        business_type: "Medical Practice",
        message:
          "We miss calls during treatments. We would like missed callers to get a text at once, and bookings to land in our calendar.",
      },
      log: [
        {
          hoursOld: 70,
          kind: "called",
          text: "About 15 missed calls a week. Decides with her partner.",
        },
        { hoursOld: 69.5, kind: "wrote", text: "Sent two examples and what they cost." },
        { hoursOld: 27, kind: "met", text: "At the practice. Wants to start before the holidays." },
        { hoursOld: 26, kind: "reminder", text: "Ask whether the partner agrees", remindInDays: 0 },
      ],
    },
    {
      id: "demo-lead-4",
      daysOld: 13 / 24,
      record: {
        first_name: "",
        last_name: "",
        email: "office@oakstreetlaw.example",
        status: "todo",
        source: "haddonfield-web-design-cta",
        town: "Haddonfield",
      },
    },
    {
      id: "demo-lead-5",
      daysOld: 28,
      record: {
        first_name: "Marcus",
        last_name: "Bell",
        email: "marcus@bellheatingcooling.example",
        company_name: "Bell Heating & Cooling",
        status: "completed",
        source: "contact-form",
        service_interests: ["seo", "social"],
        business_type: "HVAC",
        message: "Our site is from 2014 and does not work on a phone. What would a new one cost?",
      },
      log: [
        {
          hoursOld: 665,
          kind: "called",
          text: "Wants five pages and the emergency number on top.",
        },
        { hoursOld: 480, kind: "met", text: "Signed." },
      ],
    },
    {
      id: "demo-lead-6",
      daysOld: 30,
      record: {
        first_name: "Joan",
        last_name: "Whitaker-Przybylski",
        email: "joan@pinelandsrealty.example",
        company_name: "Pinelands Realty Group",
        status: "completed",
        source: "team",
        business_type: "Real Estate",
      },
      log: [{ hoursOld: 600, kind: "note", text: "Luis writes the texts for all three offices." }],
    },
  ],
  clients: [
    {
      id: "demo-lead-5",
      daysOld: 20,
      record: {
        lead_id: "demo-lead-5",
        client_name: "Bell Heating & Cooling",
        email: "marcus@bellheatingcooling.example",
        phone: "(856) 555-0142",
        address: "118 Station Avenue, Haddonfield, NJ 08033",
        notes:
          "Prefers to talk before 8 in the morning. Season starts in May: nothing new goes live then.",
      },
    },
    {
      id: "demo-client-2",
      daysOld: 75,
      record: {
        client_name: "Pinelands Realty Group",
        email: "joan@pinelandsrealty.example",
        phone: "(609) 555-0117",
        address: "7 Tabernacle Road, Medford, NJ 08055",
        notes: "Three offices, one website. Joan decides, Luis writes the texts.",
      },
    },
    {
      id: "demo-client-3",
      daysOld: 140,
      record: {
        client_name: "Corner Crumb Bakery",
        phone: "(856) 555-0189",
        notes: "Orders for holidays come through the website only.",
      },
    },
    { id: "demo-client-4", daysOld: 210, record: { client_name: "Marlton Paws Grooming" } },
  ],
  tasks: [
    {
      id: "demo-task-1",
      daysOld: 2,
      record: {
        title: "Connect the booking calendar",
        description: "Missed callers get a text with the booking link; test with two phones.",
        status: "in_progress",
        priority: "high",
        assigned_to: "Dana",
        dueInDays: 2,
        client: "demo-lead-5",
      },
    },
    {
      id: "demo-task-2",
      daysOld: 4,
      record: {
        title: "Write the texts for the Medford office",
        status: "todo",
        priority: "medium",
        assigned_to: "Luis",
        dueInDays: 9,
        client: "demo-client-2",
      },
    },
    {
      id: "demo-task-3",
      daysOld: 29 / 24,
      record: {
        title: "Send the quote to Ventresca & Sons",
        description: "Five pages, local search, first year of care.",
        lead_id: "demo-lead-2",
        status: "todo",
        priority: "high",
        dueInDays: -1,
      },
    },
    {
      id: "demo-task-4",
      daysOld: 16,
      record: {
        title: "Photographs of the new ovens",
        status: "completed",
        priority: "low",
        assigned_to: "Dana",
        dueInDays: -8,
        client: "demo-client-3",
      },
    },
    {
      id: "demo-task-5",
      daysOld: 24,
      record: { title: "Renew the agency's own domain", status: "completed", priority: "medium" },
    },
  ],
};
