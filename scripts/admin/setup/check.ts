import type { RawSettings } from "../../../functions/src/production-rules.ts";
import type { AskGoogle } from "./ask-google.ts";
import type { GoogleRequest } from "./google-requests.ts";

/** What a check found, and the commands that mend it. */
export interface Verdict {
  state: "ok" | "missing" | "unsafe" | "unknown";
  says?: string;
  run?: string[];
}

/** What the checks look at. */
export interface Surroundings {
  project: string;
  /** `functions` of this repository. */
  folder: string;
  settings: RawSettings;
  /** Of SITE_ORIGIN; empty where that isn't usable. */
  host: string;
  ask: AskGoogle;
  /** The texts that the DNS has under a name; undefined where it doesn't answer. */
  txt(name: string): Promise<string[] | undefined>;
}

/** In its texts and commands, `{project}` and `{host}` are filled in when it is printed. */
export interface Check {
  title: string;
  /** A deploy doesn't wait for it. */
  advised?: true;
  /** Where it is mended by hand. */
  where: string;
  judge(around: Surroundings): Promise<Verdict>;
}

interface GoogleCheck<T> extends Omit<Check, "judge"> {
  holds(found: T, around: Surroundings): boolean;
  /** Told where it doesn't hold, or Google has nothing. */
  otherwise: string | ((found: T | undefined) => string);
  /** Told where Google has nothing, which is fine then. */
  absent?: string;
  /** It is there, but open to others. */
  unsafe?: true;
  run?: string[] | ((found: T | undefined, around: Surroundings) => string[]);
  /** Told where it holds. */
  note?: (found: T) => string;
}

/** A check of what Google answers. What it can't look at is neither fine nor missing. */
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

/** Pages of the consoles. */
export const firebasePage = (page: string) =>
  `https://console.firebase.google.com/project/{project}/${page}`;
export const cloudPage = (page: string) =>
  `https://console.cloud.google.com/${page}?project={project}`;
