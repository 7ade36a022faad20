import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { textTable } from "../../admin/project/text-table.ts";
import { readCommandLine, wholeNumber } from "../../command-line.ts";
import { step } from "../../progress.ts";
import { supervised } from "../../run/stack/supervised.ts";
import { findBrowser } from "../../run/test/find-browser.ts";
import { inTurns, median } from "../runs.ts";
import { addBenchCompany, startBenchSite } from "./bench-company.ts";
import { cachedLeads, firstStart, secondStart, starts } from "./second-start.ts";

const help = `npm run bench -- team-start [options]

Opens the dashboard and the list of leads on a phone (Chromium, Pixel 5, CPU 4 times slower) on which a
member has seen both before, in a new browser each time, with and without a network. Prints how long it
takes until the saved records fill the screen, and until the app takes what is pressed. Wants the built site and a quiet machine. Nothing fails by time.

  --rounds=<n>  how often each is opened (5)
  --help        show this`;

/** The goal for the median, in milliseconds. */
const goal = 1500;

const subjects = starts.flatMap((start) =>
  ["on", "off"].map((network) => ({
    title: `the ${start.title}, network ${network}`,
    start,
    network,
  })),
);

const head = [
  "page",
  "network",
  "shown after",
  "fastest",
  "slowest",
  `goal: ${goal} ms`,
  "live after",
];

const milliseconds = (time: number) => `${Math.round(time)} ms`;

/** `npm run bench -- team-start` measures how soon the saved records are on the screen. */
export async function main(args: string[]): Promise<number> {
  const line = readCommandLine(args, help, { rounds: wholeNumber(1, 99).default(5) });
  if (!line) return 0;
  const { rounds } = line.values;
  const folder = await mkdtemp(join(tmpdir(), "team-start-"));
  try {
    const measured = await supervised(async (supervisor) => {
      const executablePath = findBrowser();
      const origin = await startBenchSite(supervisor, "team-start");
      const device = { folder, executablePath, origin };
      const email = await addBenchCompany(cachedLeads);
      await step("The first start", () => firstStart(device, email));
      return inTurns(subjects, rounds, ({ start, network }) =>
        secondStart(device, start, network === "off"),
      );
    });
    if (!measured) return 130;
    const rows = measured.map(({ subject: { start, network }, results }) => {
      const shown = results.map((times) => times.shown);
      return [
        start.title,
        network,
        milliseconds(median(shown)),
        milliseconds(Math.min(...shown)),
        milliseconds(Math.max(...shown)),
        median(shown) <= goal ? "reached" : "not reached",
        milliseconds(median(results.map(({ live }) => live))),
      ];
    });
    console.log(`\nMedians of ${rounds}.\n\n${textTable(head, rows)}`);
    return 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
