import { afterEach, expect, test, vi } from "vitest";
import { ignoreDoubleClick } from "#web/src/team/ui/ignore-double-click.ts";

const pressed = vi.fn();
addEventListener("click", pressed);
afterEach(() => {
  pressAt(-99, "pointerdown");
  pressed.mockReset();
});

/** A press as a finger makes it, without the time that a finger takes. */
function pressAt(x: number, ...types: string[]): void {
  for (const type of types) {
    const Event = type === "click" ? MouseEvent : PointerEvent;
    document.body.dispatchEvent(
      new Event(type, { clientX: x, clientY: 10, detail: 1, bubbles: true }),
    );
  }
}

const press = (x: number) => pressAt(x, "pointerdown", "click");

test("swallows the second press at the place where something closed", () => {
  pressAt(50, "pointerdown");
  ignoreDoubleClick();
  press(55);
  expect(pressed).not.toHaveBeenCalled();
});

test("hears a press elsewhere, and from then on the same place again", () => {
  pressAt(50, "pointerdown");
  ignoreDoubleClick();
  press(200);
  press(50);
  expect(pressed).toHaveBeenCalledTimes(2);
});
