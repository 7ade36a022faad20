import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { showToast } from "../../../ui/toast/show-toast.ts";
import type { ImportSheet, ImportSheetProps } from "../import/import-sheet.tsx";

type ImportButtonProps<Row> = Omit<ImportSheetProps<Row>, "onClose">;

/** What it opens is loaded when it is pressed. */
export function ImportButton<Row>(props: ImportButtonProps<Row>) {
  const [opened, setOpened] = useState<{ Opened: typeof ImportSheet }>();

  const open = async () => {
    try {
      const { ImportSheet: Opened } = await import("../import/import-sheet.tsx");
      setOpened({ Opened });
    } catch {
      showToast({
        kind: "error",
        title: "The import can't be opened",
        text: "It needs a connection. Please try again when you're back online.",
      });
    }
  };

  return (
    <>
      <Button look="quiet" fontSize="sm" color="brand" onClick={open}>
        <Icon name="upload" />
        Import
      </Button>
      {opened && <opened.Opened {...props} onClose={() => setOpened(undefined)} />}
    </>
  );
}
