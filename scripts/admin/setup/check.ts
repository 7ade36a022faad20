import type { RawSettings } from "../../../functions/src/production-rules.ts";
import type { AskGoogle } from "./ask-google.ts";
import type { GoogleRequest } from "./google-requests.ts";

/** The result of a check, and the commands that fix a problem. */
export interface Verdict {
  state: "ok" | "missing" | "unsafe" | "unknown";
  says?: string;
  run?: string[];
}

/** Everything that the checks look at. */
export interface Surroundings {
  project: string;
  /** The path of `functions` in this repository. */
  folder: string;
  settings: RawSettings;
  /** The host of SITE_ORIGIN; empty if that isn't usable. */
  host: string;
  ask: AskGoogle;
  /** Returns the TXT records of a name; undefined if the DNS doesn't answer. */
  txt(name: string): Promise<string[] | undefined>;
}

/** A check. Its report fills in `{project}` and `{host}` in the texts and commands. */
export interface Check {
  title: string;
  /** A deploy doesn't wait for it. */
  advised?: true;
  /** Where a person can fix it by hand. */
  where: string;
  judge(around: Surroundings): Promise<Verdict>;
}

interface GoogleCheck<T> extends Omit<Check, "judge"> {
  holds(found: T, around: Surroundings): boolean;
  /** The text if the check fails, or if Google has nothing. */
  otherwise: string | ((found: T | undefined) => string);
  /** The text if Google has nothing and that is fine. */
  absent?: string;
  /** The thing is there, but open to others. */
  unsafe?: true;
  run?: string[] | ((found: T | undefined, around: Surroundings) => string[]);
  /** The text if the check passes. */
  note?: (found: T) => string;
}

/** A check of Google's answer. If it can't see one, the result is unknown: neither fine nor missing. */
export function googleCheck<T>(request: GoogleRequest<T>, check: GoogleCheck<T>): Check {
  const judge = async (around: Surroundings): Promise<Verdict> => {
    const answer = await around.ask(request);
    if (answer.kind === "unknown") return { state: "unknown", says: answer.why };
    if (answer.kind === "off") {
      const api = `${request.service}.googleapis.com`;
      const run = [`gcloud services enable ${api} --project={project}`];
      return { state: "missing", says: `The API ${api} isn't switched on in the project.`, run };
    }
    const found = answer.kind === "found" ? answer.value : undefined;
    if (found !== undefined && check.holds(found, around)) {
      return { state: "ok", ...(check.note && { says: check.note(found) }) };
    }
    const { run = [], unsafe, otherwise, absent } = check;
    if (found === undefined && absent !== undefined) return { state: "ok", says: absent };
    return {
      state: unsafe ? "unsafe" : "missing",
      says: typeof otherwise === "function" ? otherwise(found) : otherwise,
      run: typeof run === "function" ? run(found, around) : run,
    };
  };
  return { ...check, judge };
}

/** The addresses of pages in Google's consoles. */
export const firebasePage = (page: string) =>
  `https://console.firebase.google.com/project/{project}/${page}`;
export const cloudPage = (page: string) =>
  `https://console.cloud.google.com/${page}?project={project}`;
