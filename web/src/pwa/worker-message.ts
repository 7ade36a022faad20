/** What a page may ask of the service worker (web/sw/sw.ts). */
export interface WorkerMessage {
  /**
   * `SKIP_WAITING`: take over; only a worker that waits. `KEEP_SITE`: fetch the public pages that are not on
   * the device yet. `KEEP_TEAM_AREA`: the same with the team area, because a member has signed in.
   */
  type: "SKIP_WAITING" | "KEEP_SITE" | "KEEP_TEAM_AREA";
}
