import fc from "fast-check";

/** Texts that have broken somebody's software before. */
const notorious = [
  ...[
    "__proto__",
    "constructor",
    "toString",
    "hasOwnProperty",
    "then",
    "@type",
    "../../etc/passwd",
  ],
  ...[
    "' OR 1=1 --",
    "<script>alert(1)</script>",
    "{{7*7}}",
    "%00",
    "%s%n",
    "\\N",
    "=1+1",
    "@SUM(A1)",
  ],
  ...["a@b.example\r\nBcc: eve@bad.example", '"a b"@c.example', "a@[127.0.0.1]", "a@b@c.example"],
  ...[
    "\u0000",
    "\ud800",
    "\u202e",
    "\u212a",
    "\ufeff",
    "\u2028",
    "e\u0301".repeat(50),
    "😀".repeat(99),
  ],
  ...["NaN", "Infinity", "-0", "1e999", "null", "undefined", "true", "[object Object]"],
];

/** Text of any kind: letters of all scripts, halves of letters, control characters. */
export const anyText = fc.oneof(
  fc.constantFrom(...notorious),
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ unit: "grapheme", maxLength: 100 }),
  fc.string({ maxLength: 50 }),
);

/** Text that is longer than any field allows. */
export const hugeText = fc
  .tuple(fc.constantFrom("x", "é", "😀", "x ", "x\n"), fc.integer({ min: 5001, max: 30_000 }))
  .map(([unit, count]) => unit.repeat(count));

/** Text that is no address, whatever is trimmed off it. */
export const noAddress = fc.oneof(
  anyText.filter((text) => !/[^\s@]@[^\s@]/.test(text)),
  fc.constantFrom("a@b.example\r\nBcc: eve@bad.example", '"a b"@c.example', "a@b@c.example"),
  fc.constantFrom(
    "a b@c.example",
    "a@-c.example",
    "a@c..example",
    "\u212a@c.example",
    "a@c_d.example",
    "ana@c.example,eve@bad.example",
    "ana@c.example;eve@bad.example",
    "ana@c.example%0d%0aBcc:eve@bad.example",
    "\u0430na@c.example",
  ),
  fc.integer({ min: 65, max: 5000 }).map((length) => `${"a".repeat(length)}@shop.example`),
);

/** Any value that JSON can carry, even deep and odd ones. */
export const anyJson = fc.oneof(
  fc.jsonValue({ maxDepth: 6 }),
  fc.dictionary(anyText, fc.jsonValue({ maxDepth: 3 }), { maxKeys: 12 }),
  fc
    .integer({ min: 1, max: 3000 })
    .map((depth): unknown => JSON.parse("[".repeat(depth) + "]".repeat(depth))),
);

/** Any value that isn't text. */
export const noText = anyJson.filter((value) => typeof value !== "string");
