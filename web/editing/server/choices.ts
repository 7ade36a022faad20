import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { formatDollars } from "#contract/price-sums";
import { symbolIds } from "../../publish/checks/icon-problems.ts";
import { calendarAddress } from "../../src/site/scheduler/calendar-query.ts";
import { type Choice, isRecord, type Json } from "../editing-api.ts";
import { openYaml } from "../front-matter.ts";
import { readable } from "../readable.ts";
import { plainValue } from "./changed-text.ts";
import { postNames } from "./content-files.ts";
import { labelOf, sitePaths } from "./read-content-file.ts";
import { storedText } from "./stored-file.ts";

/** A file's value; null if it can't be read, which leaves nothing to choose from. */
function valueIn(folder: string, name: string): Json {
  try {
    return plainValue(openYaml(storedText(folder, name) ?? ""));
  } catch {
    return null;
  }
}

const recordIn = (value: Json | undefined) => (isRecord(value) ? value : {});

function itemChoices(value: Json, labelKeys: string[]): Choice[] {
  return (Array.isArray(value) ? value : []).filter(isRecord).flatMap(({ id, ...item }) => {
    const label = labelKeys.map((key) => String(item[key] ?? "")).join(", ");
    return typeof id === "string" ? [{ value: id, label }] : [];
  });
}

const keyChoices = (value: Json | undefined) =>
  Object.keys(recordIn(value)).map((key) => ({ value: key, label: readable(key) }));

function priceChoices(entries: Json | undefined): Choice[] {
  return Object.entries(recordIn(entries)).map(([key, item]) => {
    const { amount } = recordIn(item);
    const shown = typeof amount === "number" ? ` (${formatDollars(amount)})` : "";
    return { value: key, label: `${readable(key)}${shown}` };
  });
}

/** The choices for each field with `choices` in its schema. */
export function readChoices(folder: string): Record<string, Choice[]> {
  const prices = recordIn(valueIn(folder, "prices.yaml"));
  const sprite = readFileSync(new URL("../../src/ui/icons.svg", import.meta.url), "utf8");
  const pictures = readdirSync(join(folder, "pictures"), { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /\.(?:svg|webp)$/.test(file) && !/^portfolio\/.*-\d+\.webp$/.test(file))
    .sort()
    .map((file) => ({ value: file, label: file }));
  const posts = postNames(folder).map((name) => ({
    value: `/blog/${name.slice("posts/".length, -".md".length)}`,
    label: labelOf(name, storedText(folder, name)),
  }));
  const pages = sitePaths(folder).map(({ path, label }) => ({ value: path, label }));
  return {
    icons: [...symbolIds(sprite)].map((id) => ({ value: id, label: readable(id) })),
    links: [
      ...pages,
      { value: calendarAddress, label: "The calendar on the contact page, opened" },
      { value: "/blog", label: "Blog" },
      ...posts,
    ],
    prices: priceChoices(prices.entries),
    tables: keyChoices(prices.tables),
    plans: keyChoices(prices.plans),
    testimonials: itemChoices(valueIn(folder, "testimonials.yaml"), ["author", "role"]),
    "case-studies": itemChoices(valueIn(folder, "case-studies.yaml"), ["client", "town"]),
    pictures,
    "post-pictures": pictures.filter(({ value }) => value.startsWith("posts/")),
  };
}
