import type { Json } from "../editing-api.ts";
import { valueAt, withValueAt } from "../values.ts";
import type { Part } from "./file-parts.ts";
import type { EditorLocation } from "./use-address.ts";

interface ItemPositionProps {
  name: string;
  part: Part & { index: number };
  value: Json;
  go: (to: EditorLocation) => void;
  onChange: (value: Json) => void;
}

/** Moves or removes the list entry that is shown, such as a section of a page. */
export function ItemPosition({ name, part, value, go, onChange }: ItemPositionProps) {
  const list = part.path.slice(0, -1);
  const found = valueAt(value, list);
  const items = Array.isArray(found) ? found : [];
  const { index } = part;

  function put(next: Json[], at: number) {
    onChange(withValueAt(value, list, next) ?? next);
    const isThere = at >= 0 && at < next.length;
    go({ file: name, part: isThere ? [...list, at].join(".") : undefined });
  }
  function move(by: number) {
    const others = items.toSpliced(index, 1);
    put(others.toSpliced(index + by, 0, items[index] ?? null), index + by);
  }

  return (
    <fieldset className="item-position" aria-label="Place in the list">
      <button type="button" aria-disabled={index === 0} onClick={() => index > 0 && move(-1)}>
        ↑ Move up
      </button>
      <button
        type="button"
        aria-disabled={index === items.length - 1}
        onClick={() => index < items.length - 1 && move(1)}
      >
        ↓ Move down
      </button>
      <button
        type="button"
        className="quiet"
        onClick={() => put(items.toSpliced(index, 1), Math.min(index, items.length - 2))}
      >
        Remove
      </button>
    </fieldset>
  );
}
