import { allProblems } from "../../publish/checks/all-problems.ts";
import { readProjectFiles } from "../../publish/checks/project-files.ts";
import { collectProblems } from "../../publish/content/content-problem.ts";
import type { Problem } from "../../publish/content/problem.ts";
import { readTypedContent } from "../../publish/content/read-content.ts";
import type { EditProblem } from "../editing-api.ts";

/*
 * This is a separate process, because the content folder is chosen once per process. It checks a copy of the content
 * each time it's asked. The program's own words aren't for the owner to fix.
 */

const shownFolder = "web/content/";

function editProblemOf({
  file,
  field,
  message,
  location: place,
  line,
  advice,
}: Problem): EditProblem {
  if (!file.startsWith(shownFolder)) return { field: `${file} ${field}`.trim(), message };
  // A problem in no field has a line, such as one in a post's text.
  const where = field || line === undefined ? field : `line ${line}`;
  const name = file.slice(shownFolder.length);
  return { name, field: where, message, ...(place && { place }), ...(advice && { advice }) };
}

function editProblems(): EditProblem[] {
  const { problems, attempt } = collectProblems();
  const { value: content } = attempt(readTypedContent);
  return (content ? allProblems(content, readProjectFiles()) : problems).map(editProblemOf);
}

// The callback keeps a server that ended during the check from being reported as an error of this process.
process.on("message", () => process.send?.(editProblems(), () => {}));
// The server has ended.
process.on("disconnect", () => process.exit());
