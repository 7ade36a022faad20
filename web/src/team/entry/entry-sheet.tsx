import type { CompanyCollection } from "#contract/collections";
import { EntryForm, type EntryFormProps } from "./entry-form.tsx";
import { Sheet } from "./sheet.tsx";

export type AddFormProps = Pick<EntryFormProps, "values" | "onSave"> & { onClose: () => void };

interface EntrySheetProps extends Omit<EntryFormProps, "name" | "action"> {
  collection: CompanyCollection;
  title: string;
  onClose: () => void;
}

/** A form that adds to a list. */
export function EntrySheet({ collection, title, onClose, ...form }: EntrySheetProps) {
  return (
    <Sheet title={title} onClose={onClose}>
      <EntryForm {...form} name={collection} action={title} />
    </Sheet>
  );
}
