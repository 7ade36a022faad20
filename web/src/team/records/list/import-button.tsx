import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { showToast } from "../../../ui/toast/show-toast.ts";
import type { ImportSheet } from "../import/import-sheet.tsx";

interface ImportButtonProps {
  /** The id of the menu that the button closes, if it is in one. */
  menuId: string;
  /** Gets the sheet, which is loaded when the button is pressed. */
  onOpen: (Sheet: typeof ImportSheet) => void;
}

export function ImportButton({ menuId, onOpen }: ImportButtonProps) {
  const open = async () => {
    try {
      const { ImportSheet: Sheet } = await import("../import/import-sheet.tsx");
      onOpen(Sheet);
    } catch {
      showToast({
        kind: "error",
        title: "The import can't be opened",
        text: "It needs a connection. Please try again when you're back online.",
      });
    }
  };

  return (
    <Button
      variant="quiet"
      fontSize="sm"
      color="brand"
      popoverTarget={menuId}
      popoverTargetAction="hide"
      onClick={open}
    >
      <Icon name="upload" />
      Import
    </Button>
  );
}
