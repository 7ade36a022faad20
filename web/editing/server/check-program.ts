import { allProblems } from "../../publish/checks/all-problems.ts";
import { readProjectFiles } from "../../publish/checks/project-files.ts";
import { collectProblems } from "../../publish/content/content-problem.ts";
import type { Problem } from "../../publish/content/problem.ts";
import { readTypedContent } from "../../publish/content/read-content.ts";
import type { Fault } from "../editing-api.ts";

/*
 * A process of its own, because the content folder is chosen once for a process: it looks at a copy of the content,
 * each time it's asked. What the program itself says is no business of the owner.
 */

const shownFolder = "web/content/";

function faultOf({ file, field, message, place, line, advice }: Problem): Fault {
  if (!file.startsWith(shownFolder)) return { field: `${file} ${field}`.trim(), message };
  // What is in no field is in a line, such as of a post's text.
  const where = field || line === undefined ? field : `line ${line}`;
  const name = file.slice(shownFolder.length);
  return { name, field: where, message, ...(place && { place }), ...(advice && { advice }) };
}

function faults(): Fault[] {
  const { problems, attempt } = collectProblems();
  const { value: content } = attempt(readTypedContent);
  return (content ? allProblems(content, readProjectFiles()) : problems).map(faultOf);
}

process.on("message", () => process.send?.(faults()));
// The server is gone.
process.on("disconnect", () => process.exit());
