import { expect, test } from "vitest";
import { overBudget, type Weights } from "#web/publish/budgets/weights.ts";

const limits = {
  ...{ unasked: 100, script: 1000, html: 100, css: 100, pictures: 100, requests: 5 },
  ...{ signInUnasked: 600, signIn: 1500, team: 3000, essential: 2000, precache: 5000 },
};
const measured: Weights = {
  routes: [
    { route: "/", unasked: 10, script: 900, html: 100, css: 100, pictures: 100, requests: 5 },
    { route: "/about", unasked: 10, script: 1000, html: 50, css: 100, pictures: 0, requests: 4 },
  ],
  signIn: { bytes: 1500, files: 4, unasked: { bytes: 600, files: 3 } },
  team: { bytes: 3000, files: 2 },
  precache: { bytes: 5000, files: 3, essential: { bytes: 2000, files: 1 } },
};

test("allows exactly the budget", () => {
  expect(overBudget(measured, limits)).toEqual([]);
});

test("reports one byte too many, for each part and route", () => {
  const [home, about] = measured.routes;
  if (!home || !about) throw new Error("two routes are needed");
  const heavy: Weights = {
    routes: [
      { ...home, unasked: 102, html: 101, requests: 7 },
      { ...about, script: 1500, css: 200, pictures: 101 },
    ],
    signIn: { bytes: 1501, files: 4, unasked: { bytes: 601, files: 3 } },
    team: { bytes: 3001, files: 2 },
    precache: { bytes: 5001, files: 3, essential: { bytes: 2001, files: 1 } },
  };
  expect(overBudget(heavy, limits)).toEqual([
    "/: unasked has 102 bytes, 2 more than the budget of 100.",
    "/: html has 101 bytes, 1 more than the budget of 100.",
    "/about: script has 1500 bytes, 500 more than the budget of 1000.",
    "/about: css has 200 bytes, 100 more than the budget of 100.",
    "/about: pictures has 101 bytes, 1 more than the budget of 100.",
    "sign-in page has 1501 bytes, 1 more than the budget of 1500.",
    "sign-in page, unasked has 601 bytes, 1 more than the budget of 600.",
    "team area has 3001 bytes, 1 more than the budget of 3000.",
    "precache has 5001 bytes, 1 more than the budget of 5000.",
    "precache, essential has 2001 bytes, 1 more than the budget of 2000.",
    "/: 7 requests, 2 more than the budget of 5.",
  ]);
});
