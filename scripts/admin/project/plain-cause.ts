import { PlainFailure } from "../../plain-failure.ts";

/** What Google's libraries say when the project can't be reached, and what helps. */
const causes: readonly [pattern: RegExp, sentence: string][] = [
  [
    /default credentials|could not refresh access token|invalid_grant|reauth/i,
    "No valid credentials were found: run `gcloud auth application-default login`, or let GOOGLE_APPLICATION_CREDENTIALS name the key file of a service account, and run the command again.",
  ],
  [
    /ENOENT.*json|not valid JSON|Failed to parse service account|Service account object must/i,
    "The file that GOOGLE_APPLICATION_CREDENTIALS names is missing or no key of a service account.",
  ],
  [
    /requires a quota project|SERVICE_DISABLED|has not been used in project/i,
    "Google does not take your sign-in for this project: run `gcloud auth application-default set-quota-project <project id>` and check that Firestore and Authentication are switched on in it.",
  ],
  [
    /PERMISSION_DENIED|insufficient-permission|Missing or insufficient permissions/i,
    "Your account may not do this in the project: ask its owner for the roles Cloud Datastore User and Firebase Authentication Admin.",
  ],
  [
    /ALREADY_EXISTS|No document to update/i,
    "Somebody else changed the same records at this moment: run the command again; nothing comes twice.",
  ],
  [
    /database .* does not exist|NOT_FOUND.*project/i,
    "There is no such project, or it has no such Firestore database: check --project, and --database where you gave it.",
  ],
  [
    /FAILED_PRECONDITION.*index/i,
    "Firestore still builds an index, which a deploy has ordered: wait some minutes and run the command again.",
  ],
  [
    /self[-_ ]signed|unable[_ ]to[_ ](get|verify)[\w ]*(cert|leaf)|cert(ificate)?[_ ](has|is|not)|ERR_TLS_CERT/i,
    "The connection to Google can't be trusted: set this machine's clock, or, behind a proxy, let NODE_EXTRA_CA_CERTS name the file of its certificate, and run the command again.",
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ECONNRESET|EPIPE|UND_ERR_(CONNECT_TIMEOUT|SOCKET)|aborted due to timeout|UNAVAILABLE|DEADLINE_EXCEEDED|network-error/i,
    "The project cannot be reached: check the internet connection and run the command again; what was done already stays done.",
  ],
];

/** The error as one sentence if its cause is known. Any other error is our own bug and stays as it is. */
export function plainCause(error: unknown): unknown {
  if (error instanceof PlainFailure || !(error instanceof Error)) return error;
  const code = "code" in error ? ` ${String(error.code)}` : "";
  const text = `${error.message}${code}`;
  const cause = causes.find(([pattern]) => pattern.test(text));
  return cause ? new PlainFailure(cause[1]) : error;
}
