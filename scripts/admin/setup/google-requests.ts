import { z } from "zod";
import { agencyCompanyId, newsletterStatusPath, replyStatusPath } from "#contract/collections";

/** A request to one of Google's REST APIs. */
export interface GoogleRequest<T> {
  /** The API's name before `.googleapis.com`. */
  service: string;
  /** `{project}` stands for `projects/` and the id, `{site}` for the Hosting site below it. */
  path: string;
  answer: z.ZodType<T>;
  /** A body makes the request a POST. */
  body?: object;
}

function request<T>(service: string, path: string, answer: z.ZodType<T>, body?: object) {
  return { service, path, answer, ...(body && { body }) } satisfies GoogleRequest<T>;
}

const text = z.string().default("");
const on = z.boolean().default(false);
const list = <T extends z.ZodType>(item: T) => z.array(item).default([]);
const group = <T extends z.ZodRawShape>(shape: T) => z.object(shape).optional();

const authConfig = z.object({
  subtype: text,
  authorizedDomains: list(z.string()),
  signIn: group({ email: group({ enabled: on }) }),
  client: group({ permissions: group({ disabledUserSignup: on }) }),
  emailPrivacyConfig: group({ enableImprovedEmailPrivacy: on }),
  passwordPolicyConfig: group({
    passwordPolicyEnforcementState: text,
    passwordPolicyVersions: list(
      z.object({ customStrengthOptions: group({ minPasswordLength: z.number().default(0) }) }),
    ),
  }),
});

const database = z.object({
  type: z.string(),
  locationId: z.string(),
  pointInTimeRecoveryEnablement: text,
});

const policy = z.object({
  bindings: list(z.object({ role: z.string(), members: list(z.string()) })),
});

export const secretRequest = (name: string) =>
  request(
    "secretmanager",
    `v1/{project}/secrets/${name}/versions/latest`,
    z.object({ state: text }),
  );

/** A number, which Firestore's REST API writes as text. */
const integer = z
  .object({ integerValue: z.coerce.number() })
  .transform(({ integerValue }) => integerValue);

const document = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ fields: z.object(shape) }).transform(({ fields }) => fields);

/*
 * These are the shapes that firebase-tools reads (lib/management, lib/hosting, lib/gcp, lib/firestore,
 * lib/emulator/auth/apiSpec.js). Google leaves out values that are false, empty or off, hence the defaults.
 */
export const google = {
  project: request(
    "firebase",
    "v1beta1/{project}",
    z.object({ projectId: z.string(), resources: group({ hostingSite: text }) }),
  ),
  billing: request("cloudbilling", "v1/{project}/billingInfo", z.object({ billingEnabled: on })),
  database: request("firestore", "v1/{project}/databases/(default)", database),
  backups: request(
    "firestore",
    "v1/{project}/databases/(default)/backupSchedules",
    z.object({ backupSchedules: list(z.unknown()) }),
  ),
  newsletterStatus: request(
    "firestore",
    `v1/{project}/databases/(default)/documents/${newsletterStatusPath(agencyCompanyId)}`,
    document({ confirmed: integer }),
  ),
  replyStatus: request(
    "firestore",
    `v1/{project}/databases/(default)/documents/${replyStatusPath(agencyCompanyId)}`,
    document({ messages: integer, half_minutes: integer.optional(), within_day: integer }),
  ),
  auth: request("identitytoolkit", "admin/v2/{project}/config", authConfig),
  webApps: request(
    "firebase",
    "v1beta1/{project}/webApps",
    z.object({ apps: list(z.object({ appId: z.string() })) }),
  ),
  site: request("firebasehosting", "v1beta1/{site}", z.object({ appId: text })),
  domains: request(
    "firebasehosting",
    "v1beta1/{site}/domains",
    z.object({ domains: list(z.object({ domainName: z.string() })) }),
  ),
  policy: request("cloudresourcemanager", "v1/{project}:getIamPolicy", policy, {}),
  alerts: request(
    "monitoring",
    "v3/{project}/alertPolicies",
    z.object({ alertPolicies: list(z.object({ displayName: z.string() })) }),
  ),
};
