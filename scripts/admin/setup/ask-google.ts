import { z } from "zod";
import { PlainFailure } from "../../plain-failure.ts";
import { plainCause } from "../project/plain-cause.ts";
import { type GoogleRequest, google } from "./google-requests.ts";

/** The way to reach Google. */
export interface GoogleAccess {
  token(): Promise<string>;
  /** Returns the address of an API. */
  origin(service: string): string;
}

/** Google's answer, as far as it helps a check. */
type GoogleAnswer<T> =
  | { kind: "found"; value: T }
  | { kind: "absent" }
  /** The API isn't switched on in the project. */
  | { kind: "off" }
  | { kind: "unknown"; why: string };

/** Asks about one project. It sends the same request only once. */
export type AskGoogle = <T>(request: GoogleRequest<T>) => Promise<GoogleAnswer<T>>;

interface Reply {
  status: number;
  said: unknown;
}

const errorAnswer = z.object({ error: z.object({ message: z.string(), status: z.string() }) });

async function exchange(access: GoogleAccess, project: string, url: string, body?: object) {
  try {
    const response = await fetch(url, {
      method: body ? "POST" : "GET",
      headers: {
        authorization: `Bearer ${await access.token()}`,
        "content-type": "application/json",
        // This names the project whose quota counts; people's own sign-ins have none.
        "x-goog-user-project": project,
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await response.text();
    return { status: response.status, said: text.startsWith("{") ? JSON.parse(text) : undefined };
  } catch (error) {
    // `fetch` gives the reason only in the cause.
    throw plainCause(error instanceof TypeError && error.cause ? error.cause : error);
  }
}

function unwelcome({ status, said }: Reply): GoogleAnswer<never> {
  const error = errorAnswer.safeParse(said).data?.error;
  if (status === 401) {
    throw new PlainFailure(
      "Google doesn't take your sign-in: run `gcloud auth application-default login`, and then the command again.",
    );
  }
  // Until somebody opens Authentication, Google answers with this message and 400 or 404.
  if (status === 404 || error?.message === "CONFIGURATION_NOT_FOUND") return { kind: "absent" };
  if (status === 403 && /SERVICE_DISABLED|has not been used in/.test(JSON.stringify(said))) {
    return { kind: "off" };
  }
  const why =
    status === 403
      ? "Google doesn't show it to your account: ask the project's owner for a role, or to run this."
      : `Google answered ${status}${error ? ` (${error.status})` : ""}: try again later.`;
  return { kind: "unknown", why };
}

export function askingGoogle(access: GoogleAccess, project: string): AskGoogle {
  const replies = new Map<object, Promise<Reply>>();
  const siteOf = async () => {
    const found = await ask(google.project);
    const named = found.kind === "found" && found.value.resources?.hostingSite;
    return `projects/${project}/sites/${named || project}`;
  };
  const send = async ({ service, path, body }: GoogleRequest<unknown>) => {
    const site = path.includes("{site}") ? await siteOf() : "";
    const filled = path.replace("{project}", `projects/${project}`).replace("{site}", site);
    return exchange(access, project, `${access.origin(service)}/${filled}`, body);
  };
  const ask: AskGoogle = async (request) => {
    const reply = replies.get(request) ?? send(request);
    replies.set(request, reply);
    const { status, said } = await reply;
    if (status !== 200) return unwelcome({ status, said });
    const answer = request.answer.safeParse(said);
    if (answer.success) return { kind: "found", value: answer.data };
    const field = answer.error.issues[0]?.path.join(".");
    return { kind: "unknown", why: `Google's answer has another shape than expected (${field}).` };
  };
  return ask;
}
