import { ignoreChunkError } from "../islands/ignored-chunk-errors.ts";
import { memberMark } from "./store/member-mark.ts";
import { openTeamFirebase } from "./store/team-app.ts";
import { prepareStore } from "./store/use-store.ts";
import { preparePage } from "./team-routes.tsx";

/** Begins everything at once that a member's start would otherwise do step by step. */
export function startAhead(): void {
  if (memberMark.read() === undefined) return;
  // The code that needs one of them asks again and reports what is wrong.
  for (const part of [openTeamFirebase(), prepareStore(), preparePage(location.pathname)]) {
    part.catch(ignoreChunkError);
  }
}
