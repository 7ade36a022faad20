import getPort from "get-port";
import { describe, expect, test } from "vitest";
import { accountRoles } from "#functions/functions-account.ts";
import { errorReply } from "./fake-google.ts";
import { project, readyAnswers, readySettings, withAuth, withRoles } from "./ready-project.ts";
import { deployProblem, partOf, setupIn, titles } from "./run-setup.ts";

const inProject = `projects/${project}`;
const ready = readyAnswers;
const wider = "No wider rights for the functions (advised)";

test("reports a complete project as ready twice, and changes nothing", async () => {
  const first = await setupIn({});
  expect(titles(first.text, "(?:missing|unsafe|unknown)")).toEqual([]);
  expect(titles(first.text, "ok")).toHaveLength(26);
  expect(first.text).toContain("native mode: in nam5, which can't be changed any more");
  expect(first).toMatchObject({ code: 0, text: expect.stringContaining("Ready for a release.") });
  const second = await setupIn({});
  expect(second.text).toBe(first.text);
  const writes = second.requests.filter(({ line }) => !/^GET|:getIamPolicy$/.test(line));
  expect(writes).toEqual([]);
  expect(await deployProblem({})).toBeUndefined();
});

test("reports all that an empty project lacks, with the way to each", async () => {
  const path = `/firebase/v1beta1/${inProject}`;
  const answers = { [path]: { body: { projectId: project } }, ...withRoles() };
  const { code, text } = await setupIn({ answers, records: {}, settings: undefined });
  expect(code).toBe(1);
  expect(titles(text, "ok")).toEqual(["Firebase project", wider, "Replies, as the site claims"]);
  expect(text).toContain("In the way of a release: 18.");
  expect(partOf(text, "Blaze plan")).toContain(
    `https://console.firebase.google.com/project/${project}/usage/details`,
  );
  expect(partOf(text, "SMTP password")).toContain(
    `npx firebase functions:secrets:set SMTP_PASSWORD --project ${project}`,
  );
  expect(text).not.toMatch(/\{\w+\}|undefined/);
});

test("lists the checks it can't make, with the site's address", async () => {
  const { text } = await setupIn({});
  expect(text).toContain("https://www.pitch-pine.com/auth");
  for (const word of ["DKIM", "HSTS", "TTL", "API key", "Eventarc"]) expect(text).toContain(word);
});

describe("a project that is half ready", () => {
  const path = {
    billing: `/cloudbilling/v1/${inProject}/billingInfo`,
    database: `/firestore/v1/${inProject}/databases/(default)`,
    site: `/firebasehosting/v1beta1/${inProject}/sites/my-agency-site`,
    secret: `/secretmanager/v1/${inProject}/secrets/SMTP_PASSWORD/versions/latest`,
  };
  const recovery = { pointInTimeRecoveryEnablement: "POINT_IN_TIME_RECOVERY_ENABLED" };
  const database = { type: "FIRESTORE_NATIVE", locationId: "nam5" };
  const other = { domainName: "pitch-pine.com" };
  const otherMode = { ...database, ...recovery, type: "DATASTORE_MODE" };
  const policy = (state: string, least: number) =>
    withAuth({
      passwordPolicyConfig: {
        passwordPolicyEnforcementState: state,
        passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: least } }],
      },
    });

  test.each([
    ["missing", "Blaze plan", { [path.billing]: { body: {} } }],
    ["missing", "Firestore database in native mode", { [path.database]: { body: otherMode } }],
    ["missing", "Point-in-time recovery (advised)", { [path.database]: { body: database } }],
    ["missing", "Backups (advised)", { [`${path.database}/backupSchedules`]: { body: {} } }],
    ["missing", "Web app", { [`/firebase/v1beta1/${inProject}/webApps`]: { body: {} } }],
    ["missing", "Web app linked to Hosting", { [path.site]: { body: { defaultUrl: "x" } } }],
    ["missing", "The site's domain", { [`${path.site}/domains`]: { body: {} } }],
    ["missing", "The site's domain", { [`${path.site}/domains`]: { body: { domains: [other] } } }],
    ["missing", "SMTP password", { [path.secret]: { body: { state: "DESTROYED" } } }],
    ["missing", "Identity Platform", withAuth({ subtype: "FIREBASE_AUTH" })],
    ["missing", "Sign-in with email and password", withAuth({ signIn: { email: {} } })],
    ["unsafe", "No sign-up by strangers", withAuth({ client: { permissions: {} } })],
    ["unsafe", "Email enumeration protection", withAuth({ emailPrivacyConfig: {} })],
    ["unsafe", "Password policy", policy("OFF", 8)],
    ["unsafe", "Password policy", policy("ENFORCE", 7)],
    ["missing", "Authorized domain", withAuth({ authorizedDomains: ["pitch-pine.com"] })],
    ["missing", "Service account of the functions", withRoles("roles/datastore.user")],
    ["unsafe", wider, withRoles(...accountRoles, "roles/editor")],
  ])("%s: %s", async (state, title, changed) => {
    const { code, text } = await setupIn({ answers: { ...ready, ...changed } });
    expect(titles(text, "(?:missing|unsafe|unknown)")).toEqual([title]);
    expect(titles(text, state)).toEqual([title]);
    expect(partOf(text, title)).toMatch(/\n {11}\S/);
    const advised = title.endsWith("(advised)");
    expect(code).toBe(advised ? 0 : 1);
    const refused = await deployProblem({ answers: { ...ready, ...changed } });
    expect(refused === undefined).toBe(advised);
    if (!advised) expect(refused).toContain(title);
  });

  test("asks only for missing roles, and for the account if it has none", async () => {
    const some = await setupIn({ answers: { ...ready, ...withRoles("roles/datastore.user") } });
    const part = partOf(some.text, "Service account");
    expect(part).toContain("--role=roles/eventarc.eventReceiver");
    expect(part).not.toContain("--role=roles/datastore.user");
    expect(part).not.toContain("service-accounts create");
    const none = await setupIn({ answers: { ...ready, ...withRoles() } });
    const lacking = partOf(none.text, "Service account");
    expect(lacking).toContain("service-accounts create site-functions");
  });

  test("a site on the project's own domain needs no other", async () => {
    const settings = readySettings.replace("www.pitch-pine.com", "my-agency-site.web.app");
    const answers = { ...ready, [`${path.site}/domains`]: { body: {} } };
    const { text } = await setupIn({ answers, settings });
    expect(titles(text, "missing")).toEqual(["Authorized domain"]);
  });

  test("says what missing SPF and DMARC records lead to", async () => {
    const { code, text } = await setupIn({ records: { "mail.pitch-pine.com": ["v=other"] } });
    const advised = ["SPF", "DMARC"].map((name) => `${name} of the sender's domain (advised)`);
    expect(titles(text, "missing")).toEqual(advised);
    expect(partOf(text, "SPF")).toContain("spam");
    expect(code).toBe(0);
  });

  test("names an unsafe setting, and the deploy refuses it", async () => {
    const settings = readySettings.replace("=tls", "=none");
    const { code, text } = await setupIn({ settings });
    expect(code).toBe(1);
    expect(partOf(text, "Settings of the functions")).toContain("SMTP_SECURITY must be");
    expect(await deployProblem({ settings })).toContain("SMTP_SECURITY must be");
  });
});

describe("Google's refusals", () => {
  const forbidden = (message: string, reason?: string) =>
    errorReply(403, "PERMISSION_DENIED", message, reason);
  const unavailable = errorReply(503, "UNAVAILABLE", "Later.");

  test("a missing or hidden project ends the list", async () => {
    const { code, text, requests } = await setupIn({ answers: {} });
    expect(titles(text, "missing")).toEqual(["Firebase project"]);
    expect(requests).toHaveLength(1);
    expect(code).toBe(1);
    const path = `/firebase/v1beta1/${inProject}`;
    const hidden = { [path]: forbidden("The caller may not.") };
    const { text: reported } = await setupIn({ answers: hidden });
    expect(titles(reported, "unknown")).toEqual(["Firebase project"]);
  });

  const billing = `/cloudbilling/v1/${inProject}/billingInfo`;
  const denied = "The caller does not have permission";
  const unused = "Cloud Billing API has not been used in project 1 before or it is disabled.";

  test.each([
    ["a 403", forbidden(denied), "unknown", "doesn't show it to your account"],
    [
      "an API that is off",
      forbidden(unused, "SERVICE_DISABLED"),
      "missing",
      `gcloud services enable cloudbilling.googleapis.com --project=${project}`,
    ],
    ["a 503", unavailable, "unknown", "Google answered 503 (UNAVAILABLE)"],
    ["another shape", { body: { billingEnabled: "yes" } }, "unknown", "(billingEnabled)"],
  ])("%s is reported and blocks the deploy", async (_, answer, state, words) => {
    const { code, text } = await setupIn({ answers: { ...ready, [billing]: answer } });
    expect(titles(text, state)).toEqual(["Blaze plan"]);
    expect(partOf(text, "Blaze plan")).toContain(words);
    expect(code).toBe(1);
  });

  test("reports Authentication as missing if nobody has opened it yet", async () => {
    const path = `/identitytoolkit/admin/v2/${inProject}/config`;
    const unopened = errorReply(400, "INVALID_ARGUMENT", "CONFIGURATION_NOT_FOUND");
    const { text } = await setupIn({ answers: { ...ready, [path]: unopened } });
    expect(titles(text, "missing")).toContain("Identity Platform");
  });

  test("explains an outdated sign-in and a missing network", async () => {
    const signIn = "gcloud auth application-default login";
    await expect(setupIn({ token: "old" })).rejects.toThrow(signIn);
    const base = `http://127.0.0.1:${await getPort()}`;
    await expect(setupIn({ base })).rejects.toThrow("check the internet");
  });
});
