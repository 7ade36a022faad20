import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { z } from "zod";
import { isDate, passwordMin } from "../../src/team/sign-in/password-problems.ts";

/** OWASP ASVS 5.0, 6.2.4: a new password must not be one of the 3,000 most used ones that would be long enough. */
const count = 3000;

const id = "virtual:common-passwords";

/** The list is sorted by how often a password was found in leaks; it comes in one large file. */
function commonPasswords(): string[] {
  const file = createRequire(import.meta.url).resolve(
    "@zxcvbn-ts/language-common/src/passwords.json",
  );
  const all = z.array(z.string()).parse(JSON.parse(readFileSync(file, "utf8")));
  const first = all.filter(({ length }) => length >= passwordMin).slice(0, count);
  // Dates are recognized without a list. In alphabetical order, the rest takes three quarters of the bytes on the wire.
  return first.filter((password) => !isDate(password)).sort();
}

/** `virtual:common-passwords`: the passwords that everybody guesses first, in lower case. */
export function commonPasswordsPlugin(): Plugin {
  return {
    name: "common-passwords",
    enforce: "pre",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}`
        ? `export const commonPasswords = ${JSON.stringify(commonPasswords().join("\n"))};`
        : undefined,
  };
}
