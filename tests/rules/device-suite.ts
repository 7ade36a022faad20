import assert from "node:assert/strict";
import type { RulesTestEnvironment } from "@firebase/rules-unit-testing";
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
} from "firebase/firestore";
import { devicesPath } from "#contract/collections";
import { pushDevice } from "#contract/push";
import { verdict } from "./attempt.ts";
import { wrongTypes } from "./odd-values.ts";
import { member, storeFor, type TokenClaims } from "./rules-environment.ts";
import type { RulesCase, RulesSuite } from "./rules-suite.ts";

const key = (length: number) => "AZaz09-_".repeat(11).slice(0, length);
const id = "0123456789abcdef".repeat(4);

const full = {
  endpoint: "https://fcm.googleapis.com/fcm/send/e1:Ab-_",
  p256dh: key(87),
  auth: key(22),
  quiet: true,
  late: false,
};

const claims = (email: string, email_verified = true): TokenClaims => ({ email, email_verified });

/** Whether callers may store their own devices there, and whether they may read and delete their own. */
const callers: [name: string, who: TokenClaims | undefined, writes: boolean, own: boolean][] = [
  ["a member", member, true, true],
  ["a member of another company", claims("rival@other.example"), true, true],
  ["a member by capital letters", claims("TEAM@agency.example"), true, true],
  ["somebody who was removed", claims("removed@agency.example"), false, true],
  ["somebody who never was one", claims("outsider@nowhere.example"), false, true],
  ["somebody unverified", claims("unverified@agency.example", false), false, false],
  ["nobody", undefined, false, false],
];

const emailOf = (who: TokenClaims | undefined) => String(who?.email ?? "nobody@x.example");

function callerCase([name, who, writes, own]: (typeof callers)[number]): RulesCase {
  return {
    name: `as ${name}`,
    async judge(environment) {
      const store = storeFor(environment, who);
      const data = { ...full, created_at: serverTimestamp() };
      for (const email of [emailOf(who), "someone@agency.example"]) {
        const ref = doc(store, `${devicesPath(email)}/${id}`);
        const isOwn = email === emailOf(who);
        const is = {
          create: await verdict(setDoc(ref, data)),
          change: await verdict(setDoc(ref, { ...data, quiet: false })),
          get: await verdict(getDoc(ref)),
          list: await verdict(getDocs(query(collection(store, devicesPath(email)), limit(10)))),
          delete: await verdict(deleteDoc(ref)),
        };
        const may = (allowed: boolean) => (isOwn && allowed ? "yes" : "no");
        const should = {
          ...{ create: may(writes), change: may(writes), get: may(own), list: "no" },
          delete: may(own),
        };
        assert.deepEqual(is, should, `${name}, the devices of ${email}`);
      }
    },
  };
}

function write(environment: RulesTestEnvironment, fields: object, name = id) {
  const ref = doc(storeFor(environment, member), `${devicesPath(emailOf(member))}/${name}`);
  return verdict(setDoc(ref, { created_at: serverTimestamp(), ...fields }));
}

const odd: [about: string, entry: object][] = [
  ...Object.keys(full).flatMap((field): [string, object][] => {
    const { [field]: _, ...without } = Object.fromEntries(Object.entries(full));
    return [
      [`${field}: missing`, without],
      ...Object.entries(wrongTypes).map(([type, value]): [string, object] => [
        `${field}: ${type}`,
        { ...full, [field]: value },
      ]),
    ];
  }),
  ["a key that is too short", { ...full, p256dh: key(86) }],
  ["a key that is too long", { ...full, p256dh: key(88) }],
  ["a secret that is too short", { ...full, auth: key(21) }],
  ["a secret that is too long", { ...full, auth: key(23) }],
  ["a key of other letters", { ...full, p256dh: `${key(86)}=` }],
  ["another field", { ...full, company_id: "agency" }],
  ["no address", { ...full, endpoint: "javascript:alert(1)" }],
  ["an address of every sign", { ...full, endpoint: "https://fcm.googleapis.com/!~" }],
  ["a test's own address", { ...full, endpoint: "http://127.0.0.1:9/a" }],
  ["half an address", { ...full, endpoint: "https://" }],
  ["a longer address", { ...full, endpoint: `https://fcm.googleapis.com/${"a".repeat(1474)}` }],
  ["the longest address", { ...full, endpoint: `https://fcm.googleapis.com/${"a".repeat(1473)}` }],
];

/**
 * Tests where a member's devices are stored: the rules accept exactly what the contract has, and only from that member.
 */
export const deviceSuite: RulesSuite = {
  name: "devices of members",
  project: "callers",
  cases: [
    ...callers.map(callerCase),
    ...odd.map(([about, fields]) => ({
      name: about,
      async judge(environment: RulesTestEnvironment) {
        const should = pushDevice.safeParse(fields).success ? "yes" : "no";
        assert.equal(await write(environment, fields), should);
      },
    })),
    ...["one", id.slice(1), `${id}0`, id.toUpperCase()].map((name) => ({
      name: `under the id ${name}`,
      async judge(environment: RulesTestEnvironment) {
        assert.equal(await write(environment, full, name), "no");
      },
    })),
    {
      name: "another time than the server's",
      async judge(environment) {
        const created_at = Timestamp.fromDate(new Date("2020-01-01T00:00:00Z"));
        assert.equal(await write(environment, { ...full, created_at }), "no");
      },
    },
  ],
};
