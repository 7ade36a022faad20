import { useState } from "react";
import type { ContentFile, EditProblem, Json, Path } from "../editing-api.ts";
import { readable } from "../readable.ts";
import { valueAt, withValueAt } from "../values.ts";
import { EditorLink } from "./editor-link.tsx";
import { type Part, type PartGroup, partOfField } from "./file-parts.ts";
import type { EditorLocation } from "./use-address.ts";

interface PartMenuProps {
  file: ContentFile;
  value: Json;
  groups: PartGroup[];
  part: Part | undefined;
  problems: EditProblem[];
  go: (to: EditorLocation) => void;
  onChange: (value: Json) => void;
}

export const partKey = ({ path }: Pick<Part, "path">) => path.join(".");

/** The parts of a file. Those in a list can be moved, removed and added. */
export function PartMenu({ file, value, groups, part, problems, go, onChange }: PartMenuProps) {
  const wrong = problems
    .filter((problem) => problem.name === file.name)
    .map(({ field }) => partOfField(groups, field));
  const locationOf = (path: Path): EditorLocation => ({ file: file.name, part: path.join(".") });
  const listAt = (path: Path): Json[] => {
    const list = valueAt(value, path);
    return Array.isArray(list) ? list : [];
  };
  const setList = (path: Path, list: Json[]) => onChange(withValueAt(value, path, list) ?? []);

  function add(path: Path, kind: string | undefined) {
    const list = listAt(path);
    setList(path, [...list, kind === undefined ? {} : { kind }]);
    go(locationOf([...path, list.length]));
  }

  return (
    <div className="parts">
      {groups.map(({ label, parts, list }) => (
        <div key={label} className="part-group">
          {label && (list || parts.length > 1) && <p className="part-label">{label}</p>}
          <ul>
            {parts.map((one) => (
              <li key={partKey(one)}>
                <EditorLink
                  to={locationOf(one.path)}
                  go={go}
                  isCurrent={part !== undefined && partKey(one) === partKey(part)}
                >
                  {one.index === undefined ? "" : `${one.index + 1}. `}
                  {one.label}
                  {wrong.some((other) => other && partKey(other) === partKey(one)) && (
                    <span className="unsaved"> to put right</span>
                  )}
                </EditorLink>
              </li>
            ))}
          </ul>
          {list && (
            <AddItem kinds={list.kinds} label={label} add={(kind) => add(list.path, kind)} />
          )}
        </div>
      ))}
    </div>
  );
}

interface AddItemProps {
  kinds: string[];
  label: string;
  add: (kind: string | undefined) => void;
}

function AddItem({ kinds, label, add }: AddItemProps) {
  const [kind, setKind] = useState(kinds[0]);
  return (
    <div className="add-entry">
      {kinds.length > 0 && (
        <select
          aria-label={`Kind to add to ${label}`}
          value={kind}
          onChange={({ target }) => setKind(target.value)}
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {readable(one)}
            </option>
          ))}
        </select>
      )}
      <button type="button" className="add" onClick={() => add(kind)}>
        Add to {label}
      </button>
    </div>
  );
}
