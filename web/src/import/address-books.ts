/* What address books, spreadsheets and customer software call the columns that people come in, the best first. */

export const firstNames = ["first", "given name", "forename"];
export const lastNames = ["last", "surname", "family name"];
export const wholeNames = [
  ...["full name", "contact", "contact name", "display name", "person", "file as"],
];
export const companyNames = [
  ...["company", "business", "business name", "organization", "organization name"],
  ...["organization 1 - name", "associated company", "account name", "employer"],
];
export const emailNames = [
  ...["email address", "mail", "e-mail 1 - value", "e-mail 2 - value", "e-mail 3 - value"],
  ...["primary email", "work email", "business email", "personal email", "contact email"],
  ...["email 1", "e-mail 2 address", "e-mail 3 address", "email 2"],
];
export const phoneNames = [
  ...["phone number", "phone numbers", "telephone", "telephone number", "tel", "primary phone"],
  ...["mobile", "mobile phone", "mobile number", "mobile phone number"],
  ...["cell", "cell phone", "cell number", "contact number", "phone 1 - value", "phone 1"],
  ...["business phone", "work phone", "work", "company main phone", "main phone", "office phone"],
  ...["home phone", "home", "other phone", "business phone 2", "home phone 2", "car phone"],
  ...["phone 2 - value", "phone 3 - value", "phone 2", "whatsapp", "whatsapp number"],
];
export const noteNames = ["note", "comments", "comment"];
export const createdNames = [
  ...["created", "created on", "created time", "create date", "date created", "date added"],
  ...["timestamp", "date"],
];
export const townNames = [
  ...["city", "city/town", "address 1 - city", "business city", "work city", "home city"],
];

const within = [
  "city",
  "town",
  "state",
  "state/region",
  "province",
  "zip",
  "zip code",
  "postal code",
];
const inPlace = (kind: string, region: string) =>
  ["street", "street 2", "city", region, "postal code"].map((part) => `${kind} ${part}`);

export const addressNames = [
  "address 1 - formatted",
  ["address", ...within],
  ["street address", ...within],
  ["mailing address", ...within],
  ["billing address", ...within],
  ["street", ...within],
  inPlace("address 1 -", "region"),
  inPlace("business", "state"),
  inPlace("home", "state"),
  inPlace("other", "state"),
  ...["business address", "home address", "bill address"],
];
