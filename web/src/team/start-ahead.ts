import { ignoreChunkError } from "../islands/ignored-chunk-errors.ts";
import { memberMark } from "./store/member-mark.ts";
import { openTeamFirebase } from "./store/team-app.ts";
import { prepareStore } from "./store/use-store.ts";
import { preparePage } from "./team-routes.tsx";

/** Begins at once, and all together, with what a member's start would come to one after the other. */
export function startAhead(): void {
  if (memberMark.read() === undefined) return;
  // Who needs one of them asks again, and says what is wrong.
  for (const part of [openTeamFirebase(), prepareStore(), preparePage(location.pathname)]) {
    part.catch(ignoreChunkError);
  }
}
