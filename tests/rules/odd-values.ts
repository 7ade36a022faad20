import { Bytes, GeoPoint, Timestamp } from "firebase/firestore";
import { limits } from "#contract/limits";

/** A value of every type except text. */
export const wrongTypes: Record<string, unknown> = {
  null: null,
  "a number": 7,
  "a boolean": true,
  "a list": ["todo", "team", "high"],
  "an empty list": [],
  "a map": { id: "one", client_name: "Ruiz", status: "todo" },
  "an empty map": {},
  "a time": Timestamp.fromMillis(0),
  bytes: Bytes.fromUint8Array(new Uint8Array([65, 66])),
  "a place": new GeoPoint(1, 2),
};

/** Characters that are drawn as nothing at all, or only together with a letter. */
const invisibleTexts = [
  ..."\u00ad\u0301\u034f\u061c\u115f\u1160\u17b4\u200b\u200d\u2060\u2065\u2800\u3164\ufe0f\uffa0\ufff0\ufff8",
  ..."\u{1d159}\u{1d173}\u{e0000}\u{e0041}\u{e0fff}",
  "\u3164 \u200b",
];

/** Texts that some field refuses or tidies. */
export const oddTexts = [
  "",
  " ",
  "A",
  " A",
  "A ",
  "A B",
  "A  B",
  "A\tB",
  "A\nB",
  "A\r\nB",
  "A\rB",
  "\nA",
  "A\n",
  "A\u00a0B",
  "\u00a0A",
  "A\u3000",
  "A\u2028B",
  "\ufeffA",
  "A\ufeff",
  "A\u0000B",
  "A\u0007B",
  "A\u007fB",
  "A\u0085B",
  "A\u202eB",
  "A\u202aB",
  "A\u2066B",
  "A\u2069B",
  "A\u200bB",
  "👩‍🔧 Ünïcødé 李",
  ...invisibleTexts,
  ...invisibleTexts.map((text) => `${text}李`),
  "=SUM(A1)",
  "<b>A</b>",
  "todo",
  "todo ",
  "Todo",
  "in_progress",
  "completed",
  "high",
  "medium",
  "low",
  "urgent",
  "team",
  "import",
  "contact-form",
  "a@b.example",
  "a@b",
  "@b.example",
  "a@.example",
  "a@b.",
  "a@b..example",
  "a@-b.example",
  "a@b-.example",
  "a b@c.example",
  "a@b@c.example",
  '"a"@b.example',
  "a@b.example\n",
  "ä@b.example",
  "a@bé.example",
  "a/b!#$%&'*+=?^_`{|}~-.@b-c.d1.example",
  "a@[127.0.0.1]",
  "2026-05-31",
  "2026-2-3",
  "26-02-03",
  "02026-02-03",
  "2026-02-03T00:00:00Z",
  "2026-02-0３",
];

const domainOf = (length: number) => {
  const end = ".example";
  return "abcdefghi.".repeat(30).slice(0, Math.max(0, length - end.length)) + end;
};

/** Every kind of text that has a limit. */
const textOfLength: ((length: number) => [string, string])[] = [
  (length) => [`${length} letters`, "x".repeat(length)],
  // Each has two units, because the limits count units, not letters.
  (length) => [`${length} units in pairs`, "🛠".repeat(length / 2) + "x".repeat(length % 2)],
  (length) => [`an address of ${length}`, `a@${domainOf(length - 2)}`],
  (length) => [`${length} before the @`, `${"a".repeat(length)}@b.example`],
];

/** Returns text of each length, in units, for every kind of text. */
export function textsByLength(lengths: number[]): [string, string][][] {
  return textOfLength.map((text) => lengths.map(text));
}

/** Marks that aren't plain letters, in every place where a pattern could treat them differently. */
export const strangeMarks = [
  ..." \t\n\r\u0000\u0007\u007f\u0085\u00a0\u2028\u2029\u3000\ufeff\u200b",
  ..."\u2029\u202a\u202b\u202c\u202d\u202e\u202f\u2065\u2066\u2067\u2068\u2069\u206a",
].flatMap((mark) => [
  `${mark}A`,
  `A${mark}`,
  `A${mark}B`,
  `AB C${mark}D`,
  `AB C${mark}`,
  `A ${mark}B`,
]);

const edges = [..."aznAZN059"];
const longLabel = "b".repeat(63);

/** Addresses with the first and last letter of every range, in every part. */
export const addresses = [
  ...[..."azAZ09.!#$%&'*+/=?^_`{|}~-", ...'"(),:;<>@[\\] \u00e4'].map(
    (mark) => `${mark}@b.example`,
  ),
  ...edges.flatMap((mark) => [
    `a@${mark}.example`,
    `a@${mark}${mark}.example`,
    `a@${mark}${mark}${mark}.example`,
    `a@b.${mark}`,
    `a@b.${mark}${mark}`,
    `a@b.${mark}${mark}${mark}`,
  ]),
  "a@b-c.example",
  "a@b.c-d",
  "a@b.c-",
  "a@b.-c",
  "a@b_c.example",
  "a@b.c_d",
  "a@b.c.d.e",
  "a@b..c",
  "a@.b",
  "a@b.",
  "a@b",
  "a@",
  "a@b.c\n",
  `a@${longLabel}.example`,
  `a@${longLabel}b.example`,
  `a@b.${longLabel}`,
  `a@b.${longLabel}b`,
];

const two = (number: number) => String(number).padStart(2, "0");
const counted = (count: number) => Array.from({ length: count }, (_, number) => number);

/** Every month with the days at its edges, in a common and a leap year; every century and its years. */
export const days = [
  ...["2026", "2028"].flatMap((year) =>
    counted(14).flatMap((month) =>
      [0, 1, 9, 10, 19, 20, 28, 29, 30, 31, 32].map((day) => `${year}-${two(month)}-${two(day)}`),
    ),
  ),
  ...counted(100).flatMap((number) => [`${two(number)}00-02-29`, `20${two(number)}-02-29`]),
  ...["0004", "0104", "1004", "9904", "9996", "996", "19996"].map((year) => `${year}-02-29`),
  ...["0000", "0123", "4567", "8901", "9999", "999", "10000"].map((year) => `${year}-06-15`),
];

/** Ids of documents with the first and last letter of every range, in the first place and later ones. */
export const documentIds = [
  ...edges,
  "xazAZ09_-",
  "x_",
  "x-",
  "_hidden",
  "-dash",
  ...[127, 128, 129].map((length) => "x".repeat(length)),
  "3f2c8a4e-6b1d-4c5a-9e7f-0a1b2c3d4e5f",
  "with a space",
  "with.dot",
  "\u00fcn\u00ef",
  "a\nb",
  "a:b",
  "%2f",
];

/** Every limit of the contract, and one unit more. */
export const lengths = [...new Set(Object.values(limits).flatMap((most) => [most, most + 1]))].sort(
  (one, other) => one - other,
);

/** Values that are valid for some kinds of a client's entry: email addresses, and texts at the limit of each kind. */
export const valuesOfKinds = [
  "ana@ruiz.example",
  `${"a".repeat(limits.phoneMax)}@ruiz.example`,
  ...[limits.phoneMax, limits.companyNameMax, limits.addressMax].flatMap((most) => [
    "a".repeat(most),
    "a".repeat(most + 1),
  ]),
];

/** Fields that no member may write into a new record. */
export const extraFields = [
  ...["id", "company_id", "updated_at", "admin", "client_id", "town", "service_interests"],
  ...["waiting_since", "aside_since", "answered_at", "last_entry_at", "next_on", "log_text"],
  ...["done_at", "put_back_at", "moved_to", "given_to", "next_for", "review_token"],
  "client_name ",
];
