import { expect, test } from "vitest";
import { teamStartReport } from "../../scripts/workshop/team-start/team-start-report.ts";

test("each kind of start with its median, its fastest and slowest round, and whether it reaches the goal", () => {
  const [, , ...lines] = teamStartReport([
    { page: "dashboard", network: "on", times: [1500, 900, 4000] },
    { page: "list of leads", network: "off", times: [1501] },
  ]).split("\n");
  expect(lines).toEqual([
    expect.stringMatching(/^dashboard +on +1500 ms +900 ms +4000 ms +reached$/),
    expect.stringMatching(/^list of leads +off +1501 ms +1501 ms +1501 ms +not reached$/),
  ]);
});
