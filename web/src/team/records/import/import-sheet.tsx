import { chakra, Field, Input } from "@chakra-ui/react";
import { type ComponentType, useEffect, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { useOnline } from "../../../ui/use-online.ts";
import { Sheet } from "../../ui/sheet.tsx";
import type { ListDefinition, ListRow } from "../list-definition.ts";
import { ImportPreview } from "./import-preview.tsx";
import { stepWords } from "./import-words.ts";
import { useImport } from "./use-import.ts";

const Step = chakra("div", {
  base: {
    display: "grid",
    gap: "5",
    gridTemplateColumns: "minmax(0, 1fr)",
    justifyItems: "start",
    "& > section": { width: "100%" },
    "& > p": { overflowWrap: "anywhere" },
    "& > progress": { width: "100%", accentColor: "brand" },
  },
});

const FileInput = chakra(Input, {
  base: {
    cursor: "pointer",
    "&::file-selector-button": {
      marginInlineEnd: "4",
      paddingInline: "4",
      minHeight: "2.25rem",
      borderRadius: "full",
      border: "none",
      font: "inherit",
      fontWeight: 650,
      color: "page",
      background: "brand",
      cursor: "pointer",
    },
  },
});

function FileChoice({ onFile }: { onFile: (file: File) => void }) {
  return (
    <chakra.form width="100%">
      <Field.Root>
        <Field.Label>CSV file</Field.Label>
        <FileInput
          type="file"
          // For an Excel file, the import explains how to save it as CSV.
          accept=".csv,.tsv,.txt,.xls,.xlsx,text/csv"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file) onFile(file);
          }}
        />
      </Field.Root>
    </chakra.form>
  );
}

interface ImportSheetProps<Row> {
  definition: ListDefinition<Row>;
  RowCard: ComponentType<{ item: ListRow<Row> }>;
  onClose: () => void;
}

export function ImportSheet<Row>({ definition, RowCard, onClose }: ImportSheetProps<Row>) {
  const { state, choose, storeAll, stop, again } = useImport(definition);
  const online = useOnline();
  const words = useRef<HTMLParagraphElement>(null);
  const problem = state.step === "choose" ? state.problem : undefined;
  const shown = `${state.step}${problem ?? ""}`;
  const before = useRef(shown);

  // The pressed control is gone, so the focus moves to the text that takes its place.
  useEffect(() => {
    if (before.current !== shown) words.current?.focus();
    before.current = shown;
  }, [shown]);

  return (
    <Sheet title={`Import ${definition.many}`} onClose={onClose}>
      <Step>
        <p ref={words} tabIndex={-1} {...(problem ? { role: "alert" } : {})}>
          {stepWords(state, definition, online)}
        </p>
        {state.step === "choose" && <FileChoice onFile={choose} />}
        {state.step === "preview" && (
          <ImportPreview
            definition={definition}
            RowCard={RowCard}
            plan={state.plan}
            onStore={() => storeAll(state.plan)}
            onAgain={again}
          />
        )}
        {state.step === "storing" && (
          <>
            <progress
              aria-label={`Importing ${definition.many}`}
              value={state.stored}
              max={state.total}
            />
            <Button variant="secondary" onClick={stop}>
              Stop, {state.stored} of {state.total} added
            </Button>
          </>
        )}
        {state.step === "done" && (
          <chakra.div display="flex" flexWrap="wrap" gap="3">
            <Button onClick={onClose}>Close</Button>
            <Button variant="secondary" onClick={again}>
              Choose another file
            </Button>
          </chakra.div>
        )}
      </Step>
    </Sheet>
  );
}
