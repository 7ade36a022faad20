import assert from "node:assert/strict";
import {
  collection,
  collectionGroup,
  documentId,
  getCountFromServer,
  getDocs,
  limit,
  orderBy,
  query,
  where,
} from "firebase/firestore";
import {
  type CompanyCollection,
  collections,
  companyPath,
  loggedCollections,
  logPath,
} from "#contract/collections";
import { limits } from "#contract/limits";
import { doneSort, openSort } from "#contract/task";
import { verdict } from "./attempt.ts";
import { member, storeFor } from "./rules-environment.ts";
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
        const all = query(own, newest, limit(limits.listMax));
        assert.equal((await getCountFromServer(all)).data().count, 1);
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

/** Runs the queries of the dashboard and of the pages of a lead and a client. */
const deskQueries: RulesCase = {
  name: "what waits, what is due, what was answered, and all about one lead",
  async judge(environment) {
    const own = (path: string) => collection(storeFor(environment, member), path);
    const leads = own(companyPath("agency", "leads"));
    const tasks = own(companyPath("agency", "tasks"));
    const newest = orderBy("created_at", "desc");
    const dueFirst = orderBy("due_sort");
    const dueLast = orderBy("due_sort", "desc");
    for (const [asked, found] of [
      [query(leads, orderBy("waiting_since"), limit(100)), 0],
      [query(leads, where("next_on", "<=", "2026-11-23"), orderBy("next_on"), limit(50)), 0],
      [query(leads, orderBy("answered_at", "desc"), limit(30)), 0],
      [query(leads, orderBy("aside_since", "desc"), limit(50)), 0],
      [query(leads, orderBy("client_id"), newest, limit(50)), 0],
      [query(leads, where("email", "==", "ana@shop.example"), newest, limit(50)), 0],
      [query(tasks, where("due_sort", "<=", openSort), dueFirst, newest, limit(50)), 0],
      [query(tasks, where("due_sort", "<=", "2026-11-23"), dueLast, limit(20)), 0],
      [query(tasks, where("due_sort", "==", doneSort), newest, limit(50)), 0],
      [query(tasks, where("lead_id", "==", "one"), newest, limit(50)), 0],
      [query(tasks, where("client.id", "==", "one"), newest, limit(50)), 0],
      ...loggedCollections.map(
        (name) =>
          [query(own(logPath("agency", name, "one")), newest, limit(limits.listMax)), 1] as const,
      ),
    ] as const) {
      assert.equal((await getDocs(asked)).size, found);
    }
  },
};

const logQuery: RulesCase = {
  name: "log: never without a limit or beyond it, another company's, or of all leads at once",
  async judge(environment) {
    const store = storeFor(environment, member);
    const own = collection(store, logPath("agency", "leads", "one"));
    const foreign = collection(store, logPath("other", "leads", "one"));
    const group = collectionGroup(store, collections.log);
    for (const asked of [
      own,
      query(own, limit(limits.listMax + 1)),
      query(foreign, limit(1)),
      query(group, limit(1)),
      query(group, where("by", "==", member.email), limit(1)),
    ]) {
      assert.equal(await verdict(getDocs(asked)), "no");
    }
  },
};

const metricsQuery: RulesCase = {
  name: "the site's numbers: the agency's members, within the limit; nobody else",
  async judge(environment) {
    const asMember = collection(storeFor(environment, member), collections.siteNumbers);
    const since = where("day", ">=", "2026-01-01");
    assert.equal(await verdict(getDocs(query(asMember, since, limit(limits.listMax)))), "yes");
    assert.equal(await verdict(getDocs(query(asMember, since, limit(limits.listMax + 1)))), "no");
    assert.equal(await verdict(getDocs(query(asMember, since))), "no");
    const rival = { email: "rival@other.example", email_verified: true };
    const asRival = collection(storeFor(environment, rival), collections.siteNumbers);
    assert.equal(await verdict(getDocs(query(asRival, since, limit(1)))), "no");
  },
};

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

/** Tests what a member may query of a whole list. */
export const querySuite: RulesSuite = {
  name: "a member's queries",
  project: "callers",
  cases: (["leads", "clients", "tasks"] as const)
    .flatMap(casesOf)
    .concat(deskQueries, logQuery, metricsQuery, whitelistQuery),
};
