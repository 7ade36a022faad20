import type { DocumentKind, Fields } from "./new-documents.ts";

const phone_key: [Fields, string] = [{ phone: "(856) 555-0173 x" }, "8565550173"];
const email_key: [Fields, string] = [{ email: "Ana@Shop.example" }, "ana@shop.example"];

/** The fields from which each search key is derived, and the key. */
export const keySamples: Partial<Record<DocumentKind, Record<string, [Fields, string]>>> = {
  leads: {
    name_key: [{ first_name: "Ana", last_name: "Ruiz" }, "ana ruiz"],
    last_key: [{ last_name: "Ruiz" }, "ruiz"],
    company_key: [{ company_name: "RUIZ & Söhne" }, "ruiz & söhne"],
    email_key,
    phone_key,
  },
  clients: { name_key: [{ client_name: "Ruiz" }, "ruiz"], email_key, phone_key },
  tasks: { name_key: [{ title: "Call Ana" }, "call ana"] },
};
