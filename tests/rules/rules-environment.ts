import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from "@firebase/rules-unit-testing";
import { doc, type Firestore, setDoc, setLogLevel, Timestamp } from "firebase/firestore";
import {
  companyPath,
  loggedCollections,
  logPath,
  mailStatusPath,
  newsletterStatusPath,
  whitelistPath,
} from "#contract/collections";
import { emulatorAddress, type RulesProject, rulesProjectId } from "./rules-project.ts";

// These tests are about refusals, and the SDK would print each.
setLogLevel("silent");

/** Starts a project in which `loadRules` has put the rules, on the real emulator. */
export function startEnvironment(
  project: RulesProject,
  variant?: string,
): Promise<RulesTestEnvironment> {
  const projectId = rulesProjectId(project, variant);
  return initializeTestEnvironment({ projectId, firestore: emulatorAddress() });
}

/** Returns the context's Firestore with the type of the modular SDK, which it has at run time. */
function firestoreOf(context: RulesTestContext): Firestore {
  // @ts-expect-error rules-unit-testing declares the older interface, which lacks a few members
  const store: Firestore = context.firestore();
  return store;
}

/** The claims of a token, even with types that no honest token has. */
export type TokenClaims = Record<string, unknown>;

/** A person who may use the team area of `agency`. */
export const member: TokenClaims = { email: "team@agency.example", email_verified: true };

const stores = new WeakMap<RulesTestEnvironment, Map<string, Firestore>>();

/**
 * Returns Firestore for the owner of such a token, or for somebody without one; there is one for each token and
 * `device`. A refused write ends the stream of its device, and other writes in progress there are sent again. A rule
 * that only allows adding refuses these, so a device writes one at a time.
 */
export function storeFor(
  environment: RulesTestEnvironment,
  claims?: TokenClaims,
  device = 0,
): Firestore {
  const cache = stores.get(environment) ?? new Map<string, Firestore>();
  stores.set(environment, cache);
  const key = JSON.stringify([claims ?? null, device]);
  const store =
    cache.get(key) ??
    firestoreOf(
      claims
        ? environment.authenticatedContext("somebody", claims)
        : environment.unauthenticatedContext(),
    );
  cache.set(key, store);
  return store;
}

export const companies = { agency: "Agency", other: "Other Company" } as const;

/** The rows of the whitelist. `removed@agency.example` was on it, and no longer is. */
const rows = [
  { email: "team@agency.example", company_id: "agency" },
  { email: "unverified@agency.example", company_id: "agency" },
  { email: "rival@other.example", company_id: "other" },
  // Somebody damaged this row, so it must not open anything.
  { email: "damaged@agency.example", company_id: ["agency"] },
] as const;

export const functionsOnly = [
  "newsletter_subscribers",
  "contact_messages",
  "mail",
  "submissions",
  "suspected_forms",
  "rate_limits",
] as const;

/** Stores documents in every collection of both companies, so that no refusal comes from missing data. */
export async function fill(environment: RulesTestEnvironment): Promise<void> {
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    const store = firestoreOf(context);
    const created_at = Timestamp.fromDate(new Date("2026-03-01T15:00:00Z"));
    const paths = [
      ...Object.keys(companies).flatMap((id) => [
        `companies/${id}`,
        mailStatusPath(id),
        newsletterStatusPath(id),
        ...loggedCollections.flatMap((name) => [
          `${companyPath(id, name)}/one`,
          `${companyPath(id, name)}/one/notes/one`,
          `${logPath(id, name, "one")}/one`,
          `${logPath(id, name, "one")}/one/notes/one`,
        ]),
      ]),
      `${companyPath("other", "clients")}/theirs`,
      `${companyPath("other", "leads")}/theirs`,
      `${companyPath("other", "tasks")}/theirs`,
      ...functionsOnly.map((collection) => `${collection}/one`),
      "site_numbers/one",
      "somewhere_else/one",
    ];
    await Promise.all(
      paths.map((path) => setDoc(doc(store, path), { status: "todo", created_at })),
    );
    // Somebody created these in the Firebase console: they exist, but no list of ours accepts their id.
    await Promise.all(
      loggedCollections.map((name) =>
        setDoc(doc(store, `${companyPath("agency", name)}/odd id`), {}),
      ),
    );
    await Promise.all(
      rows.map((row) =>
        setDoc(doc(store, whitelistPath(row.email)), { ...row, company_name: "A company" }),
      ),
    );
  });
}
