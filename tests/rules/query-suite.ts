import assert from "node:assert/strict";
import {
  collection,
  documentId,
  getCountFromServer,
  getDocs,
  limit,
  orderBy,
  query,
  where,
} from "firebase/firestore";
import { type CompanyCollection, collections, companyPath } from "#contract/collections";
import { limits } from "#contract/limits";
import { verdict } from "./attempt.ts";
import { member, storeFor } from "./environment.ts";
import type { RulesCase, RulesSuite } from "./rules-suite.ts";

function casesOf(name: CompanyCollection): RulesCase[] {
  const status = where("status", "==", "todo");
  const newest = orderBy("created_at", "desc");
  return [
    {
      name: `${name}: newest first, a page at a time, also by status`,
      async judge(environment) {
        const own = collection(storeFor(environment, member), companyPath("agency", name));
        const page = limit(limits.listPage);
        assert.equal((await getDocs(query(own, newest, page))).size, 1);
        assert.equal((await getDocs(query(own, status, newest, page))).size, 1);
      },
    },
    {
      name: `${name}: a count within the limit`,
      async judge(environment) {
        const own = collection(storeFor(environment, member), companyPath("agency", name));
        const open = query(own, status, limit(limits.listMax));
        assert.equal((await getCountFromServer(open)).data().count, 1);
      },
    },
    {
      name: `${name}: never without a limit or beyond it`,
      async judge(environment) {
        const own = collection(storeFor(environment, member), companyPath("agency", name));
        assert.equal(await verdict(getDocs(query(own, limit(limits.listMax)))), "yes");
        assert.equal(await verdict(getDocs(query(own, limit(limits.listMax + 1)))), "no");
        assert.equal(await verdict(getDocs(own)), "no");
        assert.equal(await verdict(getCountFromServer(own)), "no");
      },
    },
    {
      name: `${name}: never another company's, whatever the filter says`,
      async judge(environment) {
        const foreign = collection(storeFor(environment, member), companyPath("other", name));
        const filtered = query(foreign, where("company_id", "==", "agency"), limit(1));
        assert.equal(await verdict(getDocs(filtered)), "no");
      },
    },
  ];
}

const whitelistQuery: RulesCase = {
  name: "the own row of the whitelist: by its path, never by a query",
  async judge(environment) {
    const whitelist = collection(storeFor(environment, member), collections.whitelist);
    const own = [where(documentId(), "==", member.email), where("email", "==", member.email)];
    for (const filter of own) {
      assert.equal(await verdict(getDocs(query(whitelist, filter, limit(1)))), "no");
    }
  },
};

/** What a member may ask of a whole list. */
export const querySuite: RulesSuite = {
  name: "a member's queries",
  project: "callers",
  cases: (["leads", "clients", "tasks"] as const).flatMap(casesOf).concat(whitelistQuery),
};
