import { budgets } from "./budgets.ts";

/** What one route weighs, in bytes on the wire. */
export interface RouteWeight {
  route: string;
  script: number;
  html: number;
  css: number;
}

export interface Weights {
  routes: RouteWeight[];
  /** Undefined while there is no service worker. */
  precache: { bytes: number; files: number } | undefined;
}

const parts = ["script", "html", "css"] as const;

/** kB of 1000 bytes, as browsers show it. */
function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** Each budget that is not kept, as a sentence. */
export function overBudget({ routes, precache }: Weights, limits = budgets): string[] {
  const lines = routes.flatMap((weight) =>
    parts
      .filter((part) => weight[part] > limits[part])
      .map((part) => ({
        what: `${weight.route}: ${part}`,
        bytes: weight[part],
        most: limits[part],
      })),
  );
  if (precache && precache.bytes > limits.precache) {
    lines.push({ what: "precache", bytes: precache.bytes, most: limits.precache });
  }
  return lines.map(
    ({ what, bytes, most }) =>
      `${what} has ${bytes} bytes, ${bytes - most} more than the budget of ${most}.`,
  );
}

/** The weights as a table, the heaviest script first, with the budgets below. */
export function weightTable({ routes, precache }: Weights, limits = budgets): string {
  const width = Math.max(...routes.map(({ route }) => route.length), "budget".length) + 2;
  const row = (name: string, cells: string[]) =>
    `${name.padEnd(width)}${cells.map((cell) => cell.padStart(12)).join("")}`;
  const sorted = [...routes].sort((a, b) => b.script - a.script);
  return [
    row("route", ["JavaScript", "HTML", "CSS"]),
    ...sorted.map((weight) =>
      row(
        weight.route,
        parts.map((part) => kB(weight[part])),
      ),
    ),
    row(
      "budget",
      parts.map((part) => kB(limits[part])),
    ),
    "",
    precache
      ? `precache  ${kB(precache.bytes)} in ${precache.files} files (budget ${kB(limits.precache)})`
      : "precache  no service worker is built",
  ].join("\n");
}
