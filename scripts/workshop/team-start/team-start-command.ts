import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readCommandLine, wholeNumber } from "../../command-line.ts";
import { step } from "../../progress.ts";
import { supervised } from "../../run/stack/supervised.ts";
import { findBrowser } from "../../run/test/find-browser.ts";
import { addBenchCompany } from "../team-list-bench/bench-companies.ts";
import { startBenchSite } from "../team-list-bench/bench-site.ts";
import { cachedLeads, type Device, firstStart, secondStart, starts } from "./second-start.ts";
import { networks, type StartRow, teamStartReport } from "./team-start-report.ts";

const help = `npm run bench -- team-start [options]

Opens the dashboard and the list of leads on a phone (Chromium, Pixel 5, CPU 4 times slower) on which a
member has seen both before, in a new browser each time, with and without a network. Prints how long it
takes until the saved records fill the screen, and until the app takes what is pressed. Wants the built site and a quiet machine. Nothing fails by time.

  --rounds=<n>  how often each is opened (5)
  --help        show this`;

async function measure(device: Device, rounds: number): Promise<StartRow[]> {
  const email = await step(`Writing ${cachedLeads} leads`, (note) =>
    addBenchCompany(cachedLeads, note),
  );
  await step("The first start", () => firstStart(device, email));
  const kinds = starts.flatMap((start) =>
    networks.map((network) => {
      const row: StartRow = { page: start.title, network, times: [] };
      return { start, row };
    }),
  );
  // The kinds take turns, so that a slow minute of the machine does not hit only one of them.
  for (let round = 1; round <= rounds; round += 1) {
    for (const { start, row } of kinds) {
      const title = `Round ${round} of ${rounds}: the ${row.page}, network ${row.network}`;
      row.times.push(await step(title, () => secondStart(device, start, row.network === "off")));
    }
  }
  return kinds.map(({ row }) => row);
}

/** `npm run bench -- team-start` measures how soon the saved records are on the screen. */
export async function main(args: string[]): Promise<number> {
  const line = readCommandLine(args, help, { rounds: wholeNumber(1, 99).default(5) });
  if (!line) return 0;
  const { rounds } = line.values;
  const folder = await mkdtemp(join(tmpdir(), "team-start-"));
  try {
    const rows = await supervised({ verbose: false }, async (supervisor) => {
      const executablePath = findBrowser();
      const origin = await startBenchSite(supervisor, "team-start");
      return measure({ folder, executablePath, origin }, rounds);
    });
    if (!rows) return 130;
    console.log(`\nMedians of ${rounds}.\n\n${teamStartReport(rows)}`);
    return 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
