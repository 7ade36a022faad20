import type { Content } from "../content/content.ts";
import { collectProblems } from "../content/content-problem.ts";
import { type Problem, problemLines } from "../content/problem.ts";
import { publishedContent } from "../content/published-content.ts";
import { readTypedContent } from "../content/read-content.ts";
import { allProblems } from "./all-problems.ts";
import { openPoints, readyForProduction } from "./open-points.ts";
import { openPointsReport, openPointsSummary } from "./open-points-report.ts";
import { type ProjectFiles, readProjectFiles } from "./project-files.ts";

interface CheckOutcome {
  exitCode: 0 | 1;
  output: string;
  /** Whether nothing in it is wrong, though something may be open. */
  isSound: boolean;
}

function failed(problems: Problem[]): CheckOutcome {
  const title = `The content has ${problems.length === 1 ? "a problem" : `${problems.length} problems`}:`;
  const lines = problemLines(problems).map((line) => `  ${line}`);
  return { exitCode: 1, output: [title, ...lines].join("\n"), isSound: false };
}

/**
 * Checks the content; `production` also refuses samples, placeholders and unproven claims, but doesn't fail for advice.
 */
export function checkContentFiles(
  read: () => Content,
  readFiles: () => ProjectFiles,
  production: boolean,
): CheckOutcome {
  const { problems, attempt } = collectProblems();
  const { value: content } = attempt(read);
  if (!content) return failed(problems);
  const { value: files } = attempt(readFiles);
  if (!files) return failed(problems);
  const found = allProblems(content, files);
  const wrong = production ? found.filter(({ advice }) => !advice) : found;
  if (wrong.length > 0) return failed(wrong);

  const points = openPoints(content, files.issues);
  const ready = readyForProduction(points);
  const sound = `The content is sound (pages: ${publishedContent(content).content.pages.length}, posts: ${files.posts.length}).`;
  const open = ready
    ? "Nothing in it is invented or unproven."
    : `Not ready to be published: ${openPointsSummary(points)}.`;
  return {
    exitCode: production && !ready ? 1 : 0,
    output: [openPointsReport(points), sound, open].join("\n"),
    isSound: true,
  };
}

/** Checks the owner's content, or the one that CONTENT_FOLDER names. */
export function runContentCheck(production: boolean): CheckOutcome {
  return checkContentFiles(readTypedContent, readProjectFiles, production);
}
