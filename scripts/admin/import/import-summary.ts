import type { ImportJob, ImportReport } from "./import-file.ts";

/** More bad rows than that say that the file as a whole is not what it should be. */
const mostShown = 100;

const number = (count: number) => count.toLocaleString("en-US");

/** What came of an import, for the person who ran it. */
export function importSummary({ dryRun, collection, companyId }: ImportJob, report: ImportReport) {
  const { added, changed, same, repeated, bad, ignoredColumns } = report;
  const will = dryRun ? "would be " : "";
  const shown = bad
    .slice(0, mostShown)
    .map(({ line, problems }) => `  line ${line}: ${problems.join("; ")}`);
  const rest = bad.length - shown.length;
  return [
    ...(ignoredColumns.length > 0 ? [`Columns not read: ${ignoredColumns.join(", ")}`, ""] : []),
    ...(bad.length > 0 ? [`${number(bad.length)} bad rows, not imported:`, ...shown] : []),
    ...(rest > 0 ? [`  … and ${number(rest)} more`] : []),
    ...(bad.length > 0 ? [""] : []),
    `${collection} of ${companyId}: ${number(added)} ${will}added, ${number(changed)} ${will}changed, ${number(same)} as they were, ${number(repeated)} repeated in the file, ${number(bad.length)} bad.`,
    ...(dryRun ? ["Nothing was stored (--dry-run)."] : []),
    ...(bad.length > 0 && !dryRun
      ? ["Put the bad rows right and run the same command again: nothing comes twice."]
      : []),
  ].join("\n");
}
