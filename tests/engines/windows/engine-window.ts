/** Keys that aren't letters, by their DOM names. */
export type NamedKey = "Enter" | "Escape" | "Tab" | "ArrowRight" | "Backspace";

export interface Point {
  x: number;
  y: number;
}

/** All that a journey needs of a browser's window. `code` is an expression that the page evaluates. */
export interface EngineWindow {
  open(address: string): Promise<void>;
  goBack(): Promise<void>;
  evaluate(code: string): Promise<unknown>;
  /** Presses with the pointer at a point in CSS pixels from the window's corner. */
  press(point: Point): Promise<void>;
  /** Types into the focused element, one key after the other, as fast as a quick hand. */
  type(text: string): Promise<void>;
  pressKey(key: NamedKey): Promise<void>;
  /** Returns what the page's console has reported since the last call: errors and unhandled rejections. */
  takeProblems(): string[];
  close(): Promise<void>;
}

export interface Engine {
  /** Opens a window of 390 by 800 px, or the narrowest that the engine has, for a new visitor. */
  openWindow(): Promise<EngineWindow>;
  close(): Promise<void>;
}

/** A browser's driver has left a command unanswered: no fault of the page. */
export class SilentDriver extends Error {
  static readonly message = /^The browser's driver left this unanswered: /;

  constructor(command: string) {
    super(`The browser's driver left this unanswered: ${command}`);
  }
}

/** The pause between two keys, in milliseconds. */
export const keyPause = 30;

export const windowSize = { width: 390, height: 800 };
