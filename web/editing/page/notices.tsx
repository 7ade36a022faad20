import type { ContentFile, EditProblem } from "../editing-api.ts";
import { EditorLink } from "./editor-link.tsx";
import { type PartGroup, partOfField } from "./file-parts.ts";
import { partKey } from "./part-menu.tsx";
import type { EditorLocation } from "./use-address.ts";

interface ProblemListProps {
  heading: string;
  problems: EditProblem[];
  file: ContentFile;
  groups: PartGroup[];
  go: (to: EditorLocation) => void;
}

/** Lists the content check's problems, each with a link to its field. */
export function ProblemList({ heading, problems, file, groups, go }: ProblemListProps) {
  return (
    <div className="notice bad" role="alert">
      <h2>{heading}</h2>
      <ul>
        {problems.map((problem) => {
          const part = problem.name === file.name ? partOfField(groups, problem.field) : undefined;
          const to = { file: problem.name, part: part && partKey(part) };
          return (
            <li key={`${problem.name} ${problem.field} ${problem.message}`}>
              {problem.name ? (
                <EditorLink to={to} go={go}>
                  {problem.place ?? `${problem.name}, ${problem.field}`}
                </EditorLink>
              ) : (
                problem.field
              )}
              {": "}
              {problem.message}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface NewerNoticeProps {
  takeNewer: (keepMine: boolean) => void;
}

/** Says that somebody else, or another window, has saved the file since it was read here. */
export function NewerNotice({ takeNewer }: NewerNoticeProps) {
  return (
    <div className="notice bad" role="alert">
      <h2>This was changed in another window</h2>
      <p>
        Your changes aren't saved, and nothing you typed is lost. Load the newer version to
        continue. With your changes on top of it, look through it and press Save.
      </p>
      <button type="button" onClick={() => takeNewer(true)}>
        Load the newer version and keep my changes
      </button>
      <button type="button" className="quiet" onClick={() => takeNewer(false)}>
        Load the newer version without my changes
      </button>
    </div>
  );
}
