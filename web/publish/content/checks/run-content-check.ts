import { parseArgs } from "node:util";
import { ContentProblem } from "../content-problem.ts";
import { readContent } from "../read-content.ts";
import { allProblems } from "./all-problems.ts";
import { openPoints, readyForProduction } from "./open-points.ts";
import { openPointsReport, openPointsSummary } from "./open-points-report.ts";
import { errorLines } from "./problem.ts";
import { type ProjectFiles, readProjectFiles } from "./project-files.ts";

export interface CheckOutcome {
  exitCode: 0 | 1;
  output: string;
}

const help = `npm run content:check       reads web/content and says what is wrong, or what is still open
npm run deploy:check        the same, and refuses what must not be published`;

function failed(lines: string[]): CheckOutcome {
  const title = `The content has ${lines.length === 1 ? "a problem" : `${lines.length} problems`}:`;
  return { exitCode: 1, output: [title, ...lines.map((line) => `  ${line}`)].join("\n") };
}

/** Checks a content; `production` also refuses samples, placeholders and unproven claims. */
export function checkContentFiles(
  read: typeof readContent,
  files: ProjectFiles,
  production: boolean,
): CheckOutcome {
  let content: ReturnType<typeof readContent>;
  try {
    content = read();
  } catch (error) {
    if (error instanceof ContentProblem) return failed(errorLines(error));
    throw error;
  }
  const problems = allProblems(content, files);
  if (problems.length > 0) return failed(problems);

  const points = openPoints(content);
  const ready = readyForProduction(points);
  const sound = `The content is sound (pages: ${content.pages.length}, posts: ${files.posts.length}).`;
  const open = ready
    ? "Nothing in it is invented or unproven."
    : `Not ready to be published: ${openPointsSummary(points)}.`;
  return {
    exitCode: production && !ready ? 1 : 0,
    output: [openPointsReport(points), sound, open].join("\n"),
  };
}

/** `npm run content:check` and, with `--production`, `npm run deploy:check`. */
export function runContentCheck(args: string[]): CheckOutcome {
  try {
    const { values } = parseArgs({
      args,
      options: { production: { type: "boolean", default: false }, help: { type: "boolean" } },
    });
    if (values.help) return { exitCode: 0, output: help };
    return checkContentFiles(readContent, readProjectFiles(), values.production);
  } catch (error) {
    if (!(error instanceof TypeError && "code" in error)) throw error;
    return { exitCode: 1, output: `${error.message}\n\n${help}` };
  }
}
