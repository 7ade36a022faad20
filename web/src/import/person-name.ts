const titles = /^(?:dr|prof|mrs?|ms|miss|mx|rev|fr|hon|sir)\.?\s+(?=\S)/i;
/** What may follow a comma without being a first name. */
const suffix = /^(?:jr|sr|[iv]+|esq|ph\.?d|m\.?d|d\.?d\.?s|cpa|rn|inc|llc|llp|ltd|co|corp)\.?$/i;

/** "Smithfield, Jane" is Jane Smithfield. */
function inSpokenOrder(name: string): string {
  const [last = "", first = "", ...rest] = name.split(/\s*,\s*/u);
  if (first === "" || suffix.test(first)) return name;
  return [`${first} ${last}`, ...rest].filter(Boolean).join(", ");
}

/** Splits a whole name into first and last name, without a title such as "Dr.". */
export function splitName(name: string): { first_name: string; last_name: string } {
  const [first = "", ...rest] = inSpokenOrder(name.replace(titles, ""))
    .replace(titles, "")
    .split(/\s+/u);
  return { first_name: first.replace(/,$/, ""), last_name: rest.join(" ") };
}
