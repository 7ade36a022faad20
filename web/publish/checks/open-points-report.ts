import { problemLine } from "../content/problem.ts";
import type { OpenPoints } from "./open-points.ts";

/** The open points of one kind, with hints on how to resolve them. */
function block(title: string, hints: string[], rows: string[], amount = rows.length): string[] {
  if (rows.length === 0) return [];
  return [
    `${title} (${amount})`,
    ...hints.map((hint) => `  ${hint}`),
    ...rows.map((row) => `    ${row}`),
    "",
  ];
}

function part(heading: string, blocks: string[]): string[] {
  return blocks.length === 0 ? [] : [heading, "-".repeat(heading.length), "", ...blocks];
}

/** Rows in columns, two spaces apart. */
function columns(rows: string[][]): string[] {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0)) + 2;
  return rows.map((row) => {
    const start = row.slice(0, -1).map((cell, column) => cell.padEnd(widthOf(column)));
    return `${start.join("")}${row.at(-1)}`;
  });
}

function count(amount: number, one: string, many = `${one}s`): string {
  return `${amount} ${amount === 1 ? one : many}`;
}

const sampleCount = ({ samples }: OpenPoints) =>
  samples.reduce((sum, { names }) => sum + names.length, 0);

/** "14 placeholders, 16 samples, 17 claims without proof (3 of 50 done)" */
export function openPointsSummary(points: OpenPoints): string {
  const { unwritten, unpictured, placeholders, unproven, done, total } = points;
  const open = [
    ...(unwritten.length > 0 ? [count(unwritten.length, "text to write", "texts to write")] : []),
    ...(unpictured.length > 0
      ? [count(unpictured.length, "picture to give", "pictures to give")]
      : []),
    count(placeholders.length, "placeholder"),
    count(sampleCount(points), "sample"),
    count(unproven.length, "claim without proof", "claims without proof"),
  ];
  return `${open.join(", ")} (${done} of ${total} done)`;
}

const unpublishedMark = "publish: no";

function mustBeDone(points: OpenPoints): string[] {
  const { unwritten, unpictured, placeholders, samples, unproven } = points;
  return [
    ...block(
      "Texts still to be written",
      ['Write your own words in place of what begins with "WRITE:".'],
      unwritten.map(problemLine),
    ),
    ...block(
      "Portfolio sites without a picture",
      [
        "Take it with npm run draw -- portfolio <id>, or give your own: npm run picture -- screenshot.png portfolio/<id>",
      ],
      unpictured,
    ),
    ...block(
      "Placeholders in site.yaml",
      ['Put in the real value, then delete its name under "placeholders" there.'],
      columns(placeholders.map(({ field, value }) => [field, value])),
    ),
    ...block(
      "Samples",
      [
        'Make it real: put in the true words, then delete the line "sample: true".',
        `Or take it off the site: write "${unpublishedMark}" below its id, or below the path of its page.`,
        'No customers yet? "startWithoutCustomers: yes" in site.yaml takes all of them off at once.',
      ],
      columns(samples.map(({ file, names }) => [file, names.join(", ")])),
      sampleCount(points),
    ),
    ...block(
      "Claims without proof in claims.yaml",
      [
        'Prove it: add a line that names the evidence, such as   proven: "Report of the host, October 2026, in our drive"',
        `Or take it off the site: add the line   ${unpublishedMark}   Badges, list entries and ratings that use it go with it.`,
      ],
      columns(unproven.map(({ key, value, where }) => [key, value, where || "nowhere"])),
    ),
  ];
}

/** Figures by their names, with their places, and below each the note about it. */
function figureBlock(title: string, hint: string, figures: OpenPoints["risks"]): string[] {
  const rows = figures.flatMap(({ key, value, where, note }) => [
    [key, value, where || "where is not noted"],
    ["", "", note],
  ]);
  return block(title, [hint], columns(rows), figures.length);
}

function mayWait({
  contradictions,
  risks,
  conflicts,
  closed,
  recheck,
  upcoming,
  started,
  unpublished,
}: OpenPoints): string[] {
  return [
    ...figureBlock(
      "Legal risk",
      "Nothing here stops a release, but a lawyer or a regulator may. Change the words, or ask.",
      risks,
    ),
    ...figureBlock(
      "Offers that contradict each other",
      "A customer who reads both takes the better one. Change one of them.",
      contradictions,
    ),
    ...block(
      "Posts of a later day",
      ["They are not on the site yet. Publish the site again on the day, or correct the date."],
      upcoming.map(({ slug, date }) => `${slug}  (${date})`),
    ),
    ...block(
      "Newsletters that are started",
      [
        'Write your own words in place of what begins with "WRITE:". Then send it: npm run newsletter -- send',
      ],
      started,
    ),
    ...block(
      "Taken off the site",
      [
        `By "${unpublishedMark}": delete that line to bring it back.`,
        "By startWithoutCustomers: it comes back once three of its kind are real, a claim once it's proven.",
      ],
      unpublished.names,
    ),
    ...block("Words that went with it", ["They come back with it."], unpublished.locations),
    ...figureBlock(
      "Figures that differ from page to page",
      "They can stay for now; decide some day which is right.",
      conflicts,
    ),
    ...block(
      "Pages whose day has passed",
      ["They say that they are closed. Give the next day, or take the page away."],
      closed.map(({ path, after }) => `${path}  (after ${after})`),
    ),
    ...block(
      "Articles with facts to check again",
      ["Laws and services change. Look once a year."],
      recheck.map(({ slug, updated, facts }) =>
        [`${slug}  (words of ${updated})`, ...facts.map((fact) => `      ${fact}`)].join("\n"),
      ),
    ),
  ];
}

/** The open points as the owner reads them. */
export function openPointsReport(points: OpenPoints): string {
  const { done, total } = points;
  return [
    ...part(`Must be done before going live (${done} of ${total} done)`, mustBeDone(points)),
    ...part("May wait", mayWait(points)),
  ].join("\n");
}
