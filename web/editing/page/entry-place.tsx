import type { Json } from "../editing-api.ts";
import { valueAt, withValueAt } from "../values.ts";
import type { Part } from "./file-parts.ts";
import type { Place } from "./use-address.ts";

interface EntryPlaceProps {
  name: string;
  part: Part & { index: number };
  value: Json;
  go: (place: Place) => void;
  onChange: (value: Json) => void;
}

/** Moves or removes the list entry that is shown, such as a section of a page. */
export function EntryPlace({ name, part, value, go, onChange }: EntryPlaceProps) {
  const list = part.path.slice(0, -1);
  const found = valueAt(value, list);
  const entries = Array.isArray(found) ? found : [];
  const { index } = part;

  function put(next: Json[], at: number) {
    onChange(withValueAt(value, list, next) ?? next);
    const isThere = at >= 0 && at < next.length;
    go({ file: name, part: isThere ? [...list, at].join(".") : undefined });
  }
  function move(by: number) {
    const others = entries.toSpliced(index, 1);
    put(others.toSpliced(index + by, 0, entries[index] ?? null), index + by);
  }

  return (
    <fieldset className="entry-place" aria-label="Place in the list">
      <button type="button" aria-disabled={index === 0} onClick={() => index > 0 && move(-1)}>
        ↑ Move up
      </button>
      <button
        type="button"
        aria-disabled={index === entries.length - 1}
        onClick={() => index < entries.length - 1 && move(1)}
      >
        ↓ Move down
      </button>
      <button
        type="button"
        className="quiet"
        onClick={() => put(entries.toSpliced(index, 1), Math.min(index, entries.length - 2))}
      >
        Remove
      </button>
    </fieldset>
  );
}
