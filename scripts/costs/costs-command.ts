import { existsSync } from "node:fs";
import { join } from "node:path";
import { weighSite } from "../../web/build/budgets/first-load.ts";
import { readCommandLine } from "../command-line.ts";
import { PlainFailure } from "../plain-failure.ts";
import { repositoryRoot } from "../repository.ts";
import { type Behaviour, estimate, type Footprint } from "./estimate.ts";

const help = `npm run costs [-- options]

What a month costs at Firebase at 100, 10,000 and 1,000,000 visits, from the sizes of the built site.

  --pages=<n>        pages per visit (3)
  --new=<share>      visits by devices that are new since the last release (0.7)
  --forms=<share>    visits that send a form (0.02)
  --help             show this`;

const builtSite = join(repositoryRoot, "web/dist");

/** Medians would flatter: Home is the heaviest page that many visits begin with. */
function measuredFootprint(): Footprint {
  const { routes, precache } = weighSite(builtSite);
  const home = routes.find(({ route }) => route === "/");
  if (!home || !precache) throw new Error("the built site has no home page or no service worker");
  const average = (key: "html" | "pictures") =>
    routes.reduce((sum, route) => sum + route[key], 0) / routes.length;
  return {
    firstPage: home.html + home.css + home.unasked + home.pictures + home.fonts,
    furtherPage: average("html") + average("pictures"),
    app: home.script - home.unasked,
    precache: precache.bytes,
  };
}

function share(name: string, text: string): number {
  const value = Number(text);
  if (value >= 0 && value <= 1) return value;
  throw new PlainFailure(`--${name} must be a share from 0 to 1, not "${text}".`);
}

function readBehaviour(args: string[]): Behaviour | undefined {
  const { values } = readCommandLine({
    args,
    options: {
      pages: { type: "string", default: "3" },
      new: { type: "string", default: "0.7" },
      forms: { type: "string", default: "0.02" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return undefined;
  const pagesPerVisit = Number(values.pages);
  if (!(pagesPerVisit >= 1))
    throw new PlainFailure(`--pages must be 1 or more, not "${values.pages}".`);
  return {
    pagesPerVisit,
    newDevices: share("new", values.new),
    forms: share("forms", values.forms),
  };
}

function costs(args: string[]): string {
  const behaviour = readBehaviour(args);
  if (!behaviour) return help;
  if (!existsSync(join(builtSite, ".vite/manifest.json"))) {
    throw new PlainFailure(
      "There is no built site: run `npx vite build -c web/vite.config.ts` first.",
    );
  }
  const footprint = measuredFootprint();
  const row = (cells: readonly string[]) => cells.map((cell) => cell.padStart(14)).join("");
  const rows = [100, 10_000, 1_000_000].map((visits) => {
    const { egressGB, reads, writes, calls, dollars } = estimate(visits, footprint, behaviour);
    const whole = (value: number) => Math.round(value).toLocaleString("en-US");
    return row([
      whole(visits),
      `${egressGB.toFixed(2)} GB`,
      whole(reads),
      whole(writes),
      whole(calls),
      `$${dollars.toFixed(2)}`,
    ]);
  });
  return [
    row(["visits/month", "egress", "reads", "writes", "calls", "cost/month"]),
    ...rows,
    "",
    "Prices: scripts/costs/prices.ts. Free amounts are subtracted. Not in it: the domain and the mail provider.",
  ].join("\n");
}

try {
  console.log(costs(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof PlainFailure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
