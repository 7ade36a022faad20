/** Keys that are no letters, by the names that the DOM has for them. */
export type NamedKey = "Enter" | "Escape" | "Tab" | "ArrowRight" | "Backspace";

export interface Point {
  x: number;
  y: number;
}

/** All that a journey asks of a browser's window. `code` is an expression that the page evaluates. */
export interface EngineWindow {
  open(address: string): Promise<void>;
  goBack(): Promise<void>;
  evaluate(code: string): Promise<unknown>;
  /** Presses with the pointer. In CSS pixels from the window's corner. */
  press(point: Point): Promise<void>;
  /** Types into what has the focus, one key after the other, as fast as a quick hand. */
  type(text: string): Promise<void>;
  pressKey(key: NamedKey): Promise<void>;
  /** What the page's console said since it was last asked: errors, and rejections that nobody took. */
  takeProblems(): string[];
  close(): Promise<void>;
}

export interface Engine {
  /** A window of 390 by 800 px, or the narrowest that the engine has, of somebody who was never here. */
  openWindow(): Promise<EngineWindow>;
  close(): Promise<void>;
}

/** In milliseconds. */
export const keyPause = 30;

export const windowSize = { width: 390, height: 800 };
