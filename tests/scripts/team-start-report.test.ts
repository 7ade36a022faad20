import { expect, test } from "vitest";
import { teamStartReport } from "../../scripts/workshop/team-start/team-start-report.ts";

const shownAfter = (shown: number) => ({ shown, live: shown + 200 });

test("each kind of start with its median, its fastest and slowest round, whether it reaches the goal, and when it is live", () => {
  const [, , ...lines] = teamStartReport([
    { page: "dashboard", network: "on", times: [1500, 900, 4000].map(shownAfter) },
    { page: "list of leads", network: "off", times: [1501].map(shownAfter) },
  ]).split("\n");
  expect(lines).toEqual([
    expect.stringMatching(/^dashboard +on +1500 ms +900 ms +4000 ms +reached +1700 ms$/),
    expect.stringMatching(/^list of leads +off +1501 ms +1501 ms +1501 ms +not reached +1701 ms$/),
  ]);
});
