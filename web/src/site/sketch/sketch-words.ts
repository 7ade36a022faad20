import { storedValue } from "../../ui/device-storage.ts";
import type { DrawnTrade, SketchContent } from "../content/sketch-schema.ts";

export interface Typed {
  name: string;
  town: string;
  trade: string;
}

export const sketchMax = 60;

function typedIn(stored: unknown): Typed | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const text = (key: keyof Typed) => {
    const value: unknown = Reflect.get(stored, key);
    return typeof value === "string" ? value.slice(0, sketchMax) : "";
  };
  return { name: text("name"), town: text("town"), trade: text("trade") };
}

/** A drawing that was started. It is stored for the visit in this tab. */
export const sketchDraft = storedValue("sessionStorage", "draft-sketch", typedIn);

export function tradeOf({ trades }: Pick<SketchContent, "trades">, name: string) {
  return trades.find((trade) => trade.name === name) ?? trades[0];
}

export function areaOf({ area, anyArea }: Pick<SketchContent, "area" | "anyArea">, town: string) {
  return town.trim() ? area.replace("{town}", () => town.trim()) : anyArea;
}

/** Everything that the drawing says, as a message and a screen reader say it. */
export function sketchLines(content: SketchContent, typed: Typed, trade: DrawnTrade): string[] {
  const { title, headline, button, rows, hours } = trade;
  return [
    typed.name.trim() || title,
    `${headline} (${button})`,
    rows.join(", "),
    hours,
    areaOf(content, typed.town),
  ];
}

export function sketchText(content: SketchContent, typed: Typed, trade: DrawnTrade): string {
  const own = [
    [content.nameLabel, typed.name],
    [content.townLabel, typed.town],
    [content.tradeLabel, trade.name],
  ].flatMap(([label, value]) => (value?.trim() ? [`${label}: ${value.trim()}`] : []));
  return [...own, ...sketchLines(content, typed, trade).map((line) => `- ${line}`)].join("\n");
}
