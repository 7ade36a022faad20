import { counted } from "#contract/counted";
import { type Budgets, budgets } from "./budgets.ts";

/** What one route weighs, in bytes on the wire. */
interface RouteWeight {
  route: string;
  /** The part of `script` that the first load fetches, with nothing touched. */
  unasked: number;
  script: number;
  html: number;
  css: number;
  /** All pictures, each in its largest size. */
  pictures: number;
  /** How many files a visit fetches when it scrolls to the end and touches nothing. */
  requests: number;
}

interface PartWeight {
  bytes: number;
  files: number;
}

export interface Weights {
  routes: RouteWeight[];
  /** Scripts of the sign-in page before it is pressed; `unasked` with nothing touched. */
  signIn: PartWeight & { unasked: PartWeight };
  /** All scripts of the team area together, including those that it shares with the public pages. */
  team: PartWeight;
  /** What every device precaches. */
  precache: PartWeight & { essential: PartWeight };
}

const limited = ["unasked", "script", "html", "css", "pictures"] as const;

/** Formats bytes in kB of 1000 bytes, as browsers show it. */
function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** Each budget that is exceeded, as a sentence. */
export function overBudget(
  { routes, signIn, team, precache }: Weights,
  limits: Budgets = budgets,
): string[] {
  const weights = routes.flatMap((weight) =>
    limited.map((part) => ({
      what: `${weight.route}: ${part}`,
      bytes: weight[part],
      most: limits[part],
    })),
  );
  const { bytes, essential } = precache;
  weights.push(
    { what: "sign-in page", bytes: signIn.bytes, most: limits.signIn },
    { what: "sign-in page, unasked", bytes: signIn.unasked.bytes, most: limits.signInUnasked },
    { what: "team area", bytes: team.bytes, most: limits.team },
    { what: "precache", bytes, most: limits.precache },
    { what: "precache, essential", bytes: essential.bytes, most: limits.essential },
  );
  const heavy = weights
    .filter(({ bytes, most }) => bytes > most)
    .map(
      ({ what, bytes, most }) =>
        `${what} has ${bytes} bytes, ${bytes - most} more than the budget of ${most}.`,
    );
  const many = routes
    .filter(({ requests }) => requests > limits.requests)
    .map(
      ({ route, requests }) =>
        `${route}: ${requests} requests, ${requests - limits.requests} more than the budget of ${limits.requests}.`,
    );
  return [...heavy, ...many];
}

/** The weights as a table, the heaviest script first, with the budgets below. */
export function weightTable({ routes, signIn, team, precache }: Weights): string {
  const width = Math.max(...routes.map(({ route }) => route.length), "budget".length) + 2;
  const row = (name: string, cells: string[]) =>
    `${name.padEnd(width)}${cells.map((cell) => cell.padStart(12)).join("")}`;
  const sorted = [...routes].sort((a, b) => b.script - a.script);
  return [
    row("route", ["JS at load", "JS started", "HTML", "CSS", "pictures", "requests"]),
    ...sorted.map((weight) =>
      row(weight.route, [...limited.map((part) => kB(weight[part])), String(weight.requests)]),
    ),
    row("budget", [...limited.map((part) => kB(budgets[part])), String(budgets.requests)]),
    "",
    `sign-in    ${kB(signIn.bytes)} of script in ${counted(signIn.files, "file")} before it is pressed (budget ${kB(budgets.signIn)}), ` +
      `untouched ${kB(signIn.unasked.bytes)} in ${signIn.unasked.files} (budget ${kB(budgets.signInUnasked)})`,
    `team area  ${kB(team.bytes)} of script in ${counted(team.files, "file")} (budget ${kB(budgets.team)})`,
    `precache   ${kB(precache.bytes)} in ${counted(precache.files, "file")} (budget ${kB(budgets.precache)}), ` +
      `essential ${kB(precache.essential.bytes)} in ${precache.essential.files} (budget ${kB(budgets.essential)})`,
  ].join("\n");
}
