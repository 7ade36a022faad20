import { createRequire } from "node:module";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { type GoogleRequest, google, secretRequest } from "#scripts/admin/setup/google-requests.ts";
import { startGoogle } from "./fake-google.ts";
import { project, readyAnswers } from "./ready-project.ts";

/*
 * None of this was tried against Google. The nearest thing is firebase-tools: its own functions find the same answers
 * at the same addresses as ours.
 */
const require = createRequire(import.meta.url);
const tools = (name: string) => require(`firebase-tools/lib/${name}.js`);

let server: Awaited<ReturnType<typeof startGoogle>>;

beforeAll(async () => {
  // firebase-tools reads its addresses when it loads, and another test of this process may have loaded it.
  for (const path of Object.keys(require.cache)) {
    if (path.includes("/firebase-tools/")) delete require.cache[path];
  }
  // firebase-tools sends this token where there's no TLS.
  server = await startGoogle(readyAnswers, "owner");
  for (const [variable, service] of [
    ["FIREBASE_API_URL", "firebase"],
    ["FIREBASE_CLOUDBILLING_URL", "cloudbilling"],
    ["FIRESTORE_URL", "firestore"],
    ["FIREBASE_IDENTITY_URL", "identitytoolkit"],
    ["FIREBASE_HOSTING_API_URL", "firebasehosting"],
    ["CLOUD_SECRET_MANAGER_URL", "secretmanager"],
    ["FIREBASE_RESOURCEMANAGER_URL", "cloudresourcemanager"],
  ] as const) {
    vi.stubEnv(variable, `${server.base}/${service}`);
  }
  tools("apiv2").setAccessToken("any");
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await server.stop();
});

const site = "my-agency-site";
const database = "(default)";

test.each<[string, GoogleRequest<unknown>, () => Promise<unknown>]>([
  ["project", google.project, () => tools("management/projects").getFirebaseProject(project)],
  ["billing", google.billing, () => tools("gcp/cloudbilling").checkBillingEnabled(project)],
  ["database", google.database, () => tools("gcp/firestore").getDatabase(project, database)],
  ["backups", google.backups, () => tools("gcp/firestore").listBackupSchedules(project, database)],
  ["auth", google.auth, () => tools("gcp/identityPlatform").getConfig(project)],
  ["webApps", google.webApps, () => tools("management/apps").listFirebaseApps(project, "WEB")],
  ["site", google.site, () => tools("hosting/api").getSite(project, site)],
  ["domains", google.domains, () => tools("hosting/api").getSiteDomains(project, site)],
  [
    "a secret",
    secretRequest("SMTP_PASSWORD"),
    () => tools("gcp/secretManager").getSecretVersion(project, "SMTP_PASSWORD", "latest"),
  ],
  ["policy", google.policy, () => tools("gcp/resourceManager").getIamPolicy(project)],
])("%s: firebase-tools asks at the same address and finds an answer", async (_, request, ask) => {
  const { service, path, body } = request;
  const filled = path
    .replace("{project}", `projects/${project}`)
    .replace("{site}", `projects/${project}/sites/${site}`);
  expect(await ask()).toBeTruthy();
  expect(server.requests.at(-1)?.line).toBe(`${body ? "POST" : "GET"} /${service}/${filled}`);
});

const reference = z.looseObject({ $ref: z.string().optional() });
const field = reference.extend({ items: reference.optional() });
const schema = z.object({ properties: z.record(z.string(), field).default({}) });

test("uses only names that firebase-tools knows for Authentication", () => {
  const { schemas } = tools("emulator/auth/apiSpec").default.components;
  const described = z.record(z.string(), schema).parse(schemas);
  const unknown = (value: unknown, name: string): string[] => {
    if (Array.isArray(value)) return value.flatMap((entry) => unknown(entry, name));
    if (typeof value !== "object" || value === null) return [];
    const properties = described[name]?.properties ?? {};
    return Object.entries(value).flatMap(([key, below]) => {
      const field = properties[key];
      const reference = field?.$ref ?? field?.items?.$ref;
      const next = reference?.split("/").at(-1) ?? "";
      return field ? unknown(below, next) : [`${name}.${key}`];
    });
  };
  const read = google.auth.answer.parse(
    readyAnswers[`/identitytoolkit/admin/v2/projects/${project}/config`]?.body,
  );
  expect(unknown(read, "GoogleCloudIdentitytoolkitAdminV2Config")).toEqual([]);
  expect(JSON.stringify(read)).toContain("minPasswordLength");
});
