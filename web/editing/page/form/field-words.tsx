import { sentence } from "../../readable.ts";
import { helpId, problemId } from "./form-context.ts";

/** The words below a label. */
export function Help({ id, text }: { id: string; text: string }) {
  return text ? (
    <p className="help" id={helpId(id)}>
      {text}
    </p>
  ) : null;
}

/** What is wrong with a field. */
export function FieldProblems({ id, problems }: { id: string; problems: string[] }) {
  return problems.length > 0 ? (
    <ul className="problems" id={problemId(id)}>
      {problems.map((problem) => (
        <li key={problem}>{sentence(problem)}</li>
      ))}
    </ul>
  ) : null;
}
