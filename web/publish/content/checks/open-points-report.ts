import type { OpenPoints } from "./open-points.ts";

function block(title: string, hint: string, rows: string[]): string[] {
  return rows.length === 0 ? [] : [`${title} (${rows.length}). ${hint}`, ...rows, ""];
}

function column(texts: string[]): number {
  return Math.max(0, ...texts.map(({ length }) => length)) + 2;
}

function count(amount: number, one: string, many = `${one}s`): string {
  return `${amount} ${amount === 1 ? one : many}`;
}

/** "14 placeholders, 16 samples, 17 claims without proof" */
export function openPointsSummary(points: OpenPoints): string {
  const { unwritten, unpictured, placeholders, samples, unproven } = points;
  const sampleCount = samples.reduce((sum, { names }) => sum + names.length, 0);
  return [
    ...(unwritten.length > 0 ? [count(unwritten.length, "text to write", "texts to write")] : []),
    ...(unpictured.length > 0
      ? [count(unpictured.length, "picture to give", "pictures to give")]
      : []),
    count(placeholders.length, "placeholder"),
    count(sampleCount, "sample"),
    count(unproven.length, "claim without proof", "claims without proof"),
  ].join(", ");
}

/** The open points as the owner reads them. */
export function openPointsReport(points: OpenPoints): string {
  const { unwritten, unpictured, placeholders, samples, unproven } = points;
  const { conflicts, closed, recheck } = points;
  const fieldWidth = column(placeholders.map(({ field }) => field));
  const fileWidth = column(samples.map(({ file }) => file));
  const keyWidth = column([...unproven, ...conflicts].map(({ key }) => key));
  const valueWidth = column([...unproven, ...conflicts].map(({ value }) => value));
  const indent = `  ${" ".repeat(keyWidth + valueWidth)}`;
  return [
    ...block(
      "Texts still to be written",
      'Write your own words in place of what begins with "WRITE:".',
      unwritten.map(({ file, field, wanted }) => `  ${file}: ${field}: ${wanted}`),
    ),
    ...block(
      "Portfolio sites without a picture",
      "Take it with npm run portfolio:shots -- <id>, or give your own: npm run picture -- screenshot.png portfolio/<id>",
      unpictured.map((id) => `  ${id}`),
    ),
    ...block(
      "Placeholders in site.yaml",
      "Put in the real value, then take the name off the list there.",
      placeholders.map(({ field, value }) => `  ${field.padEnd(fieldWidth)}${value}`),
    ),
    ...block(
      "Files with samples",
      'Replace what is invented, then delete its line "sample: true".',
      samples.map(({ file, names }) => `  ${file.padEnd(fileWidth)}${names.join(", ")}`),
    ),
    ...block(
      "Claims without proof",
      'Add a line "proven: …" in claims.yaml that names the evidence.',
      unproven.map(
        ({ key, value, where }) =>
          `  ${key.padEnd(keyWidth)}${value.padEnd(valueWidth)}${where || "nowhere"}`,
      ),
    ),
    ...block(
      "Figures that differ from page to page",
      "They may stand; decide some day which is right.",
      conflicts.map(
        ({ key, value, where, conflict }) =>
          `  ${key.padEnd(keyWidth)}${value.padEnd(valueWidth)}${where || "where is not noted"}\n${indent}${conflict}`,
      ),
    ),
    ...block(
      "Pages whose day has passed",
      "They say that they are closed. Give the next day, or take the page away.",
      closed.map(({ path, after }) => `  ${path}  (after ${after})`),
    ),
    ...block(
      "Articles with facts to check again",
      "Laws and services change. Look once a year.",
      recheck.map(({ slug, updated, facts }) =>
        [`  ${slug}  (words of ${updated})`, ...facts.map((fact) => `    ${fact}`)].join("\n"),
      ),
    ),
  ].join("\n");
}
