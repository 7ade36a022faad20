import { expect, test } from "vitest";
import { collections } from "#contract/collections";
import { privacyProblems } from "#web/publish/checks/privacy-problems.ts";
import { problemLine } from "#web/publish/content/problem.ts";
import { readTypedContent } from "#web/publish/content/read-content.ts";
import { allowedHosts } from "#web/publish/hosting/allowed-hosts.ts";
import { readFirebaseConfig } from "#web/publish/hosting/firebase-config.ts";
import { appCheckKeys, deviceKeys } from "#web/src/ui/device-keys.ts";
import { smallPrivacyPage, storedNames } from "../content/small-page.ts";

const content = readTypedContent();
const { headers } = readFirebaseConfig().hosting;

function policy(value: string) {
  return [{ source: "**", headers: [{ key: "Content-Security-Policy", value }] }];
}

function problemLinesOf(names: string[], value = "default-src 'none'", site = content.site) {
  const checked = { ...content, site, pages: [smallPrivacyPage(names)] };
  const problems = privacyProblems(checked, policy(value));
  return problems.map(({ field, message }) => `${field}: ${message}`);
}

test("reports anything that the page no longer names", () => {
  const linesWithout = (name: string) =>
    problemLinesOf(storedNames.filter((other) => other !== name));
  expect(problemLinesOf(storedNames)).toEqual([]);
  for (const name of storedNames) {
    expect(linesWithout(name)).toEqual([expect.stringContaining(`“${name}” is`)]);
  }
  expect(linesWithout(collections.contactMessages)).toEqual([
    "sections: “contact_messages” is stored in the database, and no part of the page names it. Say so in the words of a part, and add “contact_messages” to its names.",
  ]);
  const [key] = deviceKeys.sessionStorage;
  expect(linesWithout(key)[0]).toContain("is kept on the visitor's device");
});

test("reports an unnamed company in a policy, and an unused name", () => {
  const maps = "default-src 'none'; img-src 'self' data: https://tiles.example/v1/; frame-src wss:";
  expect(allowedHosts(policy(`${maps}; trusted-types post`))).toEqual(["tiles.example", "wss:"]);
  const named = [...storedNames, "maps.example"];
  expect(problemLinesOf(named, "img-src https://tiles.example")).toEqual([
    "sections: “tiles.example” may be reached from the site, and no part of the page names it. Say so in the words of a part, and add “tiles.example” to its names.",
    `sections.1.parts.0.names.${storedNames.length}: “maps.example” is nothing that the site keeps or reaches. Take it out, and look whether the words above it still hold.`,
  ]);
});

test("reads the policies of all addresses, even the team area's", () => {
  expect(allowedHosts(headers)).toEqual([
    new URL(content.site.schedulingUrl).host,
    "identitytoolkit.googleapis.com",
    "securetoken.googleapis.com",
    "firestore.googleapis.com",
  ]);
});

test("requires the names of reCAPTCHA's data only with its key", () => {
  const withKey = { ...content.site, appCheckSiteKey: "key" };
  expect(problemLinesOf(storedNames, undefined, withKey)).toHaveLength(appCheckKeys.length);
  expect(problemLinesOf([...storedNames, ...appCheckKeys], undefined, withKey)).toEqual([]);
  expect(problemLinesOf([...storedNames, ...appCheckKeys])).toHaveLength(appCheckKeys.length);
});

test("reports a footer or a form that doesn't lead to the page", () => {
  const { navigation } = content.site;
  const site = { ...content.site, navigation: { ...navigation, policies: [] } };
  const link = { label: "notice", to: "/terms" };
  const forms = { ...content.forms, privacyNote: { text: "Our {link}.", link } };
  const lines = privacyProblems({ ...content, site, forms }, headers).map(problemLine);
  expect(lines).toEqual([
    "web/content/site.yaml: navigation.policies: no link here leads to /privacy, the page that says what is kept of people. Write to: /privacy.",
    "web/content/forms.yaml: privacyNote.link.to: no link here leads to /privacy, the page that says what is kept of people. Write to: /privacy.",
  ]);
});

test("reports a missing privacy page", () => {
  const pages = content.pages.filter(({ name }) => name !== "privacy");
  expect(privacyProblems({ ...content, pages }, headers).map(problemLine)).toEqual([
    "web/content/pages/privacy.yaml: is missing: the site must say what it keeps of people.",
  ]);
});
