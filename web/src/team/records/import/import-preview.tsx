import { chakra } from "@chakra-ui/react";
import type { ComponentType } from "react";
import type { ImportPlan } from "../../../import/plan-import.ts";
import { Button } from "../../../ui/button.tsx";
import type { ListDefinition, ListRow } from "../list-definition.ts";
import { countWords } from "../words.ts";
import { badWords, parted, presentWords } from "./import-words.ts";

/** The number of rows shown as they will look, and the most lines that a list shows. */
const examples = 3;
const mostLines = 100;

const Part = chakra("section", {
  base: {
    display: "grid",
    gap: "2",
    "& h3": { fontSize: "md", fontFamily: "body", letterSpacing: "normal" },
    "& ul": { listStyle: "none", display: "grid", gap: "2" },
    "& ul > li": { overflowWrap: "anywhere" },
  },
});

/** The list's cards, stacked because a sheet is narrow on every screen. */
const Cards = chakra("ul", {
  base: {
    "& > li": { display: "flex", flexDirection: "column", alignItems: "stretch" },
    "& div:empty": { display: "none" },
  },
});

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  const rest = lines.length - mostLines;
  return (
    <Part>
      <h3>{title}</h3>
      <chakra.ul fontSize="sm">
        {lines.slice(0, mostLines).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {rest > 0 && <li>and {rest} more</li>}
      </chakra.ul>
    </Part>
  );
}

interface ImportPreviewProps<Row> {
  definition: ListDefinition<Row>;
  RowCard: ComponentType<{ item: ListRow<Row> }>;
  plan: ImportPlan;
  onStore: () => void;
  onAgain: () => void;
}

export function ImportPreview<Row>(props: ImportPreviewProps<Row>) {
  const { definition, RowCard, plan, onStore, onAgain } = props;
  const { added, present } = parted(plan);
  const { ignored } = plan;
  const { length } = ignored;
  const notRead = length > 0 ? [`Columns left out (${length}): ${ignored.join(", ")}.`] : [];
  return (
    <>
      {added.length > 0 && (
        <Part>
          <h3>How they'll look</h3>
          <Cards>
            {added.slice(0, examples).map(({ id, record }) => (
              <RowCard
                key={id}
                item={{ id, pending: false, row: definition.schema.parse(record.fields) }}
              />
            ))}
          </Cards>
        </Part>
      )}
      <Lines title="How the file was read" lines={[...plan.notes, ...notRead]} />
      <Lines title="Can't be imported" lines={plan.bad.map(badWords)} />
      <Lines title="Already in your list, left alone" lines={present.map(presentWords)} />
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {added.length > 0 && (
          <Button onClick={onStore}>Import {countWords(added.length, definition)}</Button>
        )}
        <Button variant="secondary" onClick={onAgain}>
          Choose another file
        </Button>
      </chakra.div>
    </>
  );
}
