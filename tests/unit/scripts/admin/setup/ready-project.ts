import { accountName, accountRoles } from "#functions/functions-account.ts";
import type { Answers } from "./fake-google.ts";

export const project = "my-agency-1a2b";
const inProject = `projects/${project}`;
const account = `serviceAccount:${accountName}@${project}.iam.gserviceaccount.com`;

export const readySettings = `OWNER_EMAIL=ana@pitch-pine.com
MAIL_SENDER_ADDRESS=website@mail.pitch-pine.com
MAIL_SENDER_NAME="Pitch Pine"
SMTP_HOST=smtp.provider.net
SMTP_SECURITY=tls
SMTP_PORT=465
SMTP_USER=website@mail.pitch-pine.com
SITE_ORIGIN=https://www.pitch-pine.com
`;

export const readyRecords = {
  "mail.pitch-pine.com": ["google-site-verification=abc", "v=spf1 include:provider.net -all"],
  "_dmarc.pitch-pine.com": ["v=DMARC1; p=quarantine"],
};

const authConfig = {
  name: `${inProject}/config`,
  subtype: "IDENTITY_PLATFORM",
  signIn: { email: { enabled: true, passwordRequired: true }, allowDuplicateEmails: false },
  client: { permissions: { disabledUserSignup: true }, firebaseSubdomain: project },
  authorizedDomains: ["localhost", `${project}.web.app`, "www.pitch-pine.com"],
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  passwordPolicyConfig: {
    passwordPolicyEnforcementState: "ENFORCE",
    passwordPolicyVersions: [
      { customStrengthOptions: { minPasswordLength: 8, maxPasswordLength: 4096 } },
    ],
  },
};

const bindings = [
  { role: "roles/owner", members: ["user:ana@pitch-pine.com"] },
  ...accountRoles.map((role) => ({ role, members: [account] })),
];

/** The document that counts the newsletter's readers. */
export const readersDocument = `/firestore/v1/${inProject}/databases/(default)/documents/companies/agency/status/newsletter`;

/** The document that says how soon messages are answered. */
export const repliesDocument = `/firestore/v1/${inProject}/databases/(default)/documents/companies/agency/status/replies`;

/** Returns that document: half of `messages` answered within `half` minutes, and `withinDay` within a day. */
export function measured(messages: number, half: number, withinDay: number) {
  const counts = { messages, half_minutes: half, within_day: withinDay };
  const fields = Object.entries(counts).map(([name, count]) => {
    return [name, { integerValue: String(count) }];
  });
  return { body: { fields: Object.fromEntries(fields) } };
}

const secrets = [
  ...["SMTP_PASSWORD", "RATE_LIMIT_SECRET", "NEWSLETTER_SECRET", "PUSH_SECRET", "BOOKING_SECRET"],
];

/** Google's answers for a project that lacks nothing. */
export const readyAnswers: Answers = {
  [`/firebase/v1beta1/${inProject}`]: {
    body: {
      projectId: project,
      projectNumber: "123456789012",
      displayName: "My agency",
      resources: { hostingSite: "my-agency-site" },
      state: "ACTIVE",
    },
  },
  [`/cloudbilling/v1/${inProject}/billingInfo`]: {
    body: { projectId: project, billingAccountName: "billingAccounts/0-0-0", billingEnabled: true },
  },
  [`/firestore/v1/${inProject}/databases/(default)`]: {
    body: {
      name: `${inProject}/databases/(default)`,
      locationId: "nam5",
      type: "FIRESTORE_NATIVE",
      pointInTimeRecoveryEnablement: "POINT_IN_TIME_RECOVERY_ENABLED",
      deleteProtectionState: "DELETE_PROTECTION_DISABLED",
    },
  },
  [`/firestore/v1/${inProject}/databases/(default)/backupSchedules`]: {
    body: { backupSchedules: [{ retention: "8467200s", weeklyRecurrence: { day: "SUNDAY" } }] },
  },
  [repliesDocument]: measured(34, 110, 33),
  [readersDocument]: { body: { fields: { confirmed: { integerValue: "500" } } } },
  [`/identitytoolkit/admin/v2/${inProject}/config`]: { body: authConfig },
  [`/firebase/v1beta1/${inProject}/webApps`]: {
    body: { apps: [{ appId: "1:123:web:456", displayName: "site", projectId: project }] },
  },
  [`/firebasehosting/v1beta1/${inProject}/sites/my-agency-site`]: {
    body: {
      name: `${inProject}/sites/my-agency-site`,
      defaultUrl: "https://my-agency-site.web.app",
      appId: "1:123:web:456",
      type: "DEFAULT_SITE",
    },
  },
  [`/firebasehosting/v1beta1/${inProject}/sites/my-agency-site/domains`]: {
    body: { domains: [{ domainName: "www.pitch-pine.com", status: "DOMAIN_ACTIVE" }] },
  },
  ...Object.fromEntries(
    secrets.map((name) => {
      const versions = `${inProject}/secrets/${name}/versions`;
      const body = { name: `${versions}/1`, state: "ENABLED" };
      return [`/secretmanager/v1/${versions}/latest`, { body }];
    }),
  ),
  [`POST /cloudresourcemanager/v1/${inProject}:getIamPolicy`]: { body: { version: 1, bindings } },
  [`/monitoring/v3/${inProject}/alertPolicies`]: {
    body: { alertPolicies: [{ name: `${inProject}/alertPolicies/1`, displayName: "Mail waits" }] },
  },
};

/** The auth configuration of a ready project, with some of it changed. */
export function withAuth(changes: object): Answers {
  const path = `/identitytoolkit/admin/v2/${inProject}/config`;
  return { [path]: { body: { ...authConfig, ...changes } } };
}

/** The roles of a ready project, with these for the functions' account. */
export function withRoles(...roles: string[]): Answers {
  const own = roles.map((role) => ({ role, members: [account] }));
  const path = `POST /cloudresourcemanager/v1/${inProject}:getIamPolicy`;
  return { [path]: { body: { bindings: own } } };
}
