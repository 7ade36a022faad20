import type { CompanyCollection } from "./collections.ts";
import { foldLetters, normalizeEmail } from "./email-address.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A phone number without what people type between its digits. */
export function digitsOf(text: string): string {
  return text.replaceAll(/[^0-9]/g, "");
}

/** A stored key: the fields that it's derived from, joined by a space, and in which form. */
interface SearchKey {
  from: readonly string[];
  form: (text: string) => string;
}

const small = (...from: string[]): SearchKey => ({ from, form: foldLetters });
const email_key: SearchKey = { from: ["email"], form: normalizeEmail };
const phone_key: SearchKey = { from: ["phone"], form: digitsOf };

/** By these, Firestore finds a record by the beginning of a text, however it was typed. */
const searchKeys: Record<CompanyCollection, Record<string, SearchKey>> = {
  leads: {
    name_key: small("first_name", "last_name"),
    last_key: small("last_name"),
    company_key: small("company_name"),
    email_key,
    phone_key,
  },
  clients: { name_key: small("client_name"), email_key, phone_key },
  tasks: { name_key: small("title") },
};

const hasOwnKeys = (collection: string): collection is CompanyCollection =>
  collection in searchKeys;

/** The keys of a collection. Others with addresses have a key only for these. */
const keysOf = (collection: string): Record<string, SearchKey> =>
  hasOwnKeys(collection) ? searchKeys[collection] : { email_key };

/** The keys of a record with these fields, as far as it has what they are derived from. */
export function searchKeysOf(collection: string, fields: Fields): Record<string, string> {
  return Object.fromEntries(
    Object.entries(keysOf(collection)).flatMap(([name, { from, form }]) => {
      const texts = from.map((field) => fields[field]);
      const isWhole = texts.every((text) => typeof text === "string");
      return isWhole ? [[name, form(texts.join(" "))]] : [];
    }),
  );
}

/** The names of the keys that change along with these fields. */
export function keysFrom(collection: string, changed: readonly string[]): string[] {
  return Object.entries(keysOf(collection))
    .filter(([, { from }]) => from.some((field) => changed.includes(field)))
    .map(([name]) => name);
}

/** With fewer letters, a search would find too much. */
const fewestLetters = 3;

/** Returns the name of each key that the search text is long enough for, and how a matching key starts. */
export function searchedStarts(collection: CompanyCollection, search: string): [string, string][] {
  return Object.entries(searchKeys[collection])
    .map(([name, { form }]): [string, string] => [name, form(search.trim())])
    .filter(([, start]) => start.length >= fewestLetters);
}
