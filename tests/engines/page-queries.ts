import { computeAccessibleName, getRole } from "dom-accessibility-api";
import { axeProblems } from "../page-checks/axe-problems.ts";
import { wordsBroken } from "../page-checks/broken-words.ts";
import { overflowingElements } from "../page-checks/overflow.ts";
import { targetsTooSmall } from "../page-checks/targets.ts";

/** The properties by which somebody who sees or hears a page tells elements apart. */
export interface Target {
  role?: string;
  /** The accessible name, for any role; without a role, the element's text. */
  name: string;
  /** The selector of the element that must contain the target. */
  within?: string;
}

const words = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim();

const isVisible = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) &&
  element.getBoundingClientRect().width > 0;

function matches(element: Element, { role, name }: Target): boolean {
  if (!role) return words(element.textContent) === name;
  return getRole(element) === role && words(computeAccessibleName(element)) === name;
}

/** Returns the first visible element, or the innermost of several around the same text. */
export function find(target: Target): Element | null {
  const roots = target.within ? [...document.querySelectorAll(target.within)] : [document.body];
  const found = roots
    .flatMap((root) => [...root.querySelectorAll("*")])
    .filter((element) => matches(element, target) && isVisible(element));
  return (
    found.find((element) => !found.some((other) => element !== other && element.contains(other))) ??
    null
  );
}

/** Returns where to press the element, in view and with nothing above it, or null as long as there is no such place. */
export function pointOf(target: Target): { x: number; y: number } | null {
  const element = find(target);
  element?.scrollIntoView({ block: "center", behavior: "instant" });
  const box = element?.getBoundingClientRect();
  if (!element || !box) return null;
  const point = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  const top = document.elementFromPoint(point.x, point.y);
  return top && takesPress(element, top) ? point : null;
}

function takesPress(element: Element, pressed: Node): boolean {
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  return element.contains(pressed) || label?.contains(pressed) === true;
}

let missed = false;

/** Stops the next press if it reaches anything but the target, because the page has moved under the pointer. */
export function aim(target: Target): void {
  missed = false;
  const types = ["pointerdown", "mousedown", "pointerup", "mouseup", "click"];
  const judge = (event: Event) => {
    if (event.type === "pointerdown") {
      const element = find(target);
      missed = !(element && event.target instanceof Node && takesPress(element, event.target));
    }
    if (missed) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (event.type === "click") for (const type of types) removeEventListener(type, judge, true);
  };
  for (const type of types) addEventListener(type, judge, true);
}

/** Whether the last press was stopped. */
export function hasMissed(): boolean {
  return missed;
}

/** Whether some text can be read, even if other elements split it. */
export function reads(text: string): boolean {
  // biome-ignore lint/performance/useDomNodeTextContent: only visible text counts
  return words(document.body.innerText).includes(text);
}

export function choose({ value, ...target }: Target & { value: string }): void {
  const select = find(target);
  if (!(select instanceof HTMLSelectElement)) throw new Error(`${target.name} is no select`);
  select.focus();
  select.value = value;
  for (const type of ["input", "change"]) select.dispatchEvent(new Event(type, { bubbles: true }));
}

export function fieldValue(target: Target): string | null {
  const element = find(target);
  const hasValue =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement;
  return hasValue ? element.value : null;
}

/** The visitor puts axe into the page before this runs (visitor.ts). */
declare const axe: typeof import("axe-core");

/** Returns what nobody can read or press because of its place, its size or its colors. */
export async function problems(): Promise<string[]> {
  const contrast = await axe.run(document, {
    runOnly: ["color-contrast"],
    resultTypes: ["violations", "incomplete"],
  });
  return [
    ...overflowingElements().map((element) => `wider than the screen: ${element}`),
    ...targetsTooSmall().map((target) => `too small for a thumb: ${target}`),
    ...wordsBroken({ longest: innerWidth }).map((word) => `broken: ${word}`),
    ...axeProblems(contrast),
  ];
}
