import { passwordMin } from "../../../../web/src/team/sign-in/password-problems.ts";
import { type Check, firebasePage, googleCheck } from "../check.ts";
import { google } from "../google-requests.ts";

const where = firebasePage("authentication/settings");

export const signInChecks: Check[] = [
  googleCheck(google.auth, {
    title: "Identity Platform",
    where,
    holds: ({ subtype }) => subtype === "IDENTITY_PLATFORM",
    otherwise:
      "Add Authentication, and upgrade it (free for a team). Without that, the deploy of before-user-created fails, and Hosting is never released.",
  }),
  googleCheck(google.auth, {
    title: "Sign-in with email and password",
    where: firebasePage("authentication/providers"),
    holds: ({ signIn }) => signIn?.email?.enabled === true,
    otherwise: "Switch on the provider Email/Password.",
  }),
  googleCheck(google.auth, {
    title: "No sign-up by strangers",
    where,
    unsafe: true,
    holds: ({ client }) => client?.permissions?.disabledUserSignup === true,
    otherwise:
      "Under User actions, turn off Enable create (sign-up). Otherwise, anyone can find out who is on your list.",
  }),
  googleCheck(google.auth, {
    title: "Email enumeration protection",
    where,
    unsafe: true,
    holds: ({ emailPrivacyConfig }) => emailPrivacyConfig?.enableImprovedEmailPrivacy === true,
    otherwise: "Under User actions, turn it on. Otherwise, anyone can find out who has an account.",
  }),
  googleCheck(google.auth, {
    title: "Password policy",
    where,
    unsafe: true,
    holds: ({ passwordPolicyConfig: config }) => {
      const [current] = config?.passwordPolicyVersions ?? [];
      const length = current?.customStrengthOptions?.minPasswordLength ?? 0;
      return config?.passwordPolicyEnforcementState === "ENFORCE" && length >= passwordMin;
    },
    otherwise: `Choose Require enforcement, and at least ${passwordMin} characters. Otherwise, only the page looks at a new password.`,
  }),
  googleCheck(google.auth, {
    title: "Authorized domain",
    where,
    holds: ({ authorizedDomains }, { host }) => authorizedDomains.includes(host),
    otherwise: "Under Authorized domains, add the host of SITE_ORIGIN ({host}).",
  }),
];
