import { allProblems } from "../../publish/content/checks/all-problems.ts";
import { errorLines } from "../../publish/content/checks/problem.ts";
import { readProjectFiles } from "../../publish/content/checks/project-files.ts";
import { ContentProblem } from "../../publish/content/content-problem.ts";
import { readContent } from "../../publish/content/read-content.ts";
import type { Fault } from "../editing-api.ts";

/*
 * A process of its own, because the content folder is chosen once for a process: it looks at a copy of the content,
 * each time it's asked.
 */

function faultOf(line: string): Fault {
  const [, file = "", field = "", message = line] = /^(\S+): ([^:]+): (.+)$/.exec(line) ?? [];
  const shown = "web/content/";
  return { field, message, ...(file.startsWith(shown) ? { name: file.slice(shown.length) } : {}) };
}

function faults(): Fault[] {
  try {
    return allProblems(readContent(), readProjectFiles()).map(faultOf);
  } catch (error) {
    if (error instanceof ContentProblem) return errorLines(error).map(faultOf);
    throw error;
  }
}

process.on("message", () => process.send?.(faults()));
// The server is gone.
process.on("disconnect", () => process.exit());
