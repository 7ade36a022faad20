import type { CompanyCollection } from "#contract/collections";
import { Sheet } from "../../ui/sheet.tsx";
import { type EntryFormProps, RecordForm } from "./record-form.tsx";

export interface AddFormProps extends Pick<EntryFormProps, "values"> {
  /** @returns the id of what was added. */
  onSave: (...added: Parameters<EntryFormProps["onSave"]>) => string;
  onClose: () => void;
}

interface EntrySheetProps extends Omit<EntryFormProps, "name" | "action"> {
  collection: CompanyCollection;
  /** The name under which a draft is kept. The default is the list's name. */
  name?: string;
  title: string;
  onClose: () => void;
}

/** A form that adds to a list. */
export function EntrySheet({
  collection,
  name = collection,
  title,
  onClose,
  ...form
}: EntrySheetProps) {
  return (
    <Sheet title={title} onClose={onClose}>
      <RecordForm {...form} name={name} action={title} />
    </Sheet>
  );
}
