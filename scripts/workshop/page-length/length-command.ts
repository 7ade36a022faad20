import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { flag, readCommandLine } from "../../command-line.ts";
import { builtSite, siteMapRoutes } from "../built-site.ts";
import { lengthReport } from "./length-report.ts";
import { measureLengths, phone } from "./measure-lengths.ts";

const help = `npm run bench:length [-- options]

Measures how long every page of the site map is on a phone (${phone.width}x${phone.height}, with all pictures), and prints
it beside what was kept earlier. Lengths depend on the machine's fonts: compare only what one machine has
measured. Wants the built site.

  --keep           keeps these lengths, for later ones to be compared with
  --help           show this`;

const keptFile = fileURLToPath(new URL("./earlier-lengths.json", import.meta.url));
const pageLengths = z.record(z.string(), z.number());

/** `npm run bench:length`: have pages grown on phones? */
export async function main(args: string[]): Promise<number> {
  const line = readCommandLine(args, help, { keep: flag });
  if (!line) return 0;
  const earlier = pageLengths.parse(JSON.parse(readFileSync(keptFile, "utf8")));
  const now = await measureLengths(builtSite(), siteMapRoutes());
  console.log(lengthReport(now, earlier));
  if (line.values.keep) writeFileSync(keptFile, `${JSON.stringify(now, null, 2)}\n`);
  return 0;
}
