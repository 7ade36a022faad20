import { existsSync } from "node:fs";
import { region } from "#contract/endpoints";
import { type Check, cloudPage, firebasePage, googleCheck } from "../check.ts";
import { google, secretRequest } from "../google-requests.ts";
import { settingsFile, settingsFileProblems } from "../settings-file.ts";

/** This check comes first: without a project, the others can't say anything. */
export const projectCheck = googleCheck(google.project, {
  title: "Firebase project",
  where: "https://console.firebase.google.com",
  holds: () => true,
  otherwise: "There's none with this id. Make one, or look at --project again.",
});

const recovery = cloudPage("firestore/databases/-default-/disaster-recovery");

function secretCheck(name: string, title: string, advice = ""): Check {
  const isRandom = name !== "SMTP_PASSWORD";
  const set = `npx firebase functions:secrets:set ${name}`;
  return googleCheck(secretRequest(name), {
    title,
    where: cloudPage("security/secret-manager"),
    holds: ({ state }) => state === "ENABLED",
    otherwise: `The secret ${name} has no usable value. ${advice}`.trim(),
    run: [`${isRandom ? `openssl rand -hex 32 | ${set} --data-file -` : set} --project {project}`],
  });
}

export const projectChecks: Check[] = [
  {
    title: "Settings of the functions",
    where: "functions/.env.{project}",
    judge: async ({ folder, project }) => {
      const problems = settingsFileProblems(folder, project).map(({ says }) => says);
      if (problems.length === 0) return { state: "ok" };
      return {
        state: existsSync(settingsFile(folder, project)) ? "unsafe" : "missing",
        says: problems.join(" "),
        run: ["npm run setup -- --project={project}"],
      };
    },
  },
  googleCheck(google.billing, {
    title: "Blaze plan",
    where: firebasePage("usage/details"),
    holds: ({ billingEnabled }) => billingEnabled,
    otherwise: "Functions need it. Choose Modify plan → Blaze.",
  }),
  googleCheck(google.database, {
    title: "Firestore database in native mode",
    where: firebasePage("firestore"),
    holds: ({ type }) => type === "FIRESTORE_NATIVE",
    note: ({ locationId }) => `in ${locationId}, which can't be changed any more`,
    otherwise: `Create it in production mode. You can't change its location later: nam5 or ${region} is close to the functions, which run in ${region}.`,
  }),
  googleCheck(google.database, {
    title: "Point-in-time recovery",
    advised: true,
    where: recovery,
    holds: ({ pointInTimeRecoveryEnablement: state }) => state === "POINT_IN_TIME_RECOVERY_ENABLED",
    otherwise: "It keeps every version of every document for 7 days.",
    run: [
      `gcloud firestore databases update --database="(default)" --enable-pitr --project={project}`,
    ],
  }),
  googleCheck(google.backups, {
    title: "Backups",
    advised: true,
    where: recovery,
    holds: ({ backupSchedules }) => backupSchedules.length > 0,
    otherwise: "Nothing makes any.",
    run: [
      `gcloud firestore backups schedules create --database="(default)" --recurrence=weekly --day-of-week=SUN --retention=14w --project={project}`,
    ],
  }),
  googleCheck(google.webApps, {
    title: "Web app",
    where: firebasePage("settings/general"),
    holds: ({ apps }) => apps.length > 0,
    otherwise: "The team area needs its configuration.",
    run: ["npx firebase apps:create WEB site --project {project}"],
  }),
  googleCheck(google.site, {
    title: "Web app linked to Hosting",
    where: firebasePage("settings/general"),
    holds: ({ appId }) => appId !== "",
    otherwise:
      "Without it, Hosting has no configuration for the team area. Choose Your apps → the web app → Link to a Firebase Hosting site.",
  }),
  googleCheck(google.domains, {
    title: "The site's domain",
    where: firebasePage("hosting/sites"),
    holds: ({ domains }, { host }) =>
      /\.(web\.app|firebaseapp\.com)$/.test(host) ||
      domains.some(({ domainName }) => domainName === host),
    otherwise: "Choose Add custom domain, and connect the host of SITE_ORIGIN ({host}).",
  }),
  secretCheck("SMTP_PASSWORD", "SMTP password"),
  secretCheck(
    "RATE_LIMIT_SECRET",
    "Key of the rate limits",
    "Any long random text will do; nobody needs to know it.",
  ),
  secretCheck(
    "NEWSLETTER_SECRET",
    "Key of the links in emails",
    "Make it once and leave it: docs/operations/change-link-key.md says how to change it without breaking links in emails that were sent.",
  ),
  secretCheck(
    "BOOKING_SECRET",
    "Key of the booking calendar",
    "With it, the calls that people book become leads: docs/operations/booked-calls.md says where to enter it.",
  ),
  secretCheck(
    "PUSH_SECRET",
    "Key of the notices to devices",
    "With it, members' devices are told of new leads. Make it once and leave it: with another one, each device is told again only after the team area was opened on it.",
  ),
];
