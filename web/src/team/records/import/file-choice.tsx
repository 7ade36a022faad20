import { chakra, Field, Input } from "@chakra-ui/react";

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

export function FileChoice({ onFile }: { onFile: (file: File) => void }) {
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
