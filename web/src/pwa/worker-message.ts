export interface WorkerMessage {
  /**
   * `SKIP_WAITING` tells a waiting worker to take over. `KEEP_SITE` fetches the public pages that aren't on the device
   * yet. `KEEP_TEAM_AREA` does the same with the team area, because a member has signed in.
   */
  type: "SKIP_WAITING" | "KEEP_SITE" | "KEEP_TEAM_AREA";
}
