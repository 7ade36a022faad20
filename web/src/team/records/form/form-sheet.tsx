import type { CompanyCollection } from "#contract/collections";
import { Sheet } from "../../ui/sheet.tsx";
import { RecordForm, type RecordFormProps } from "./record-form.tsx";

export interface AddFormProps extends Pick<RecordFormProps, "values"> {
  /** @returns the id of what was added. */
  onSave: (...added: Parameters<RecordFormProps["onSave"]>) => string;
  onClose: () => void;
}

interface FormSheetProps extends Omit<RecordFormProps, "name" | "action"> {
  collection: CompanyCollection;
  /** The name under which a draft is kept. The default is the list's name. */
  name?: string;
  title: string;
  onClose: () => void;
}

/** A form that adds to a list. */
export function FormSheet({
  collection,
  name = collection,
  title,
  onClose,
  ...form
}: FormSheetProps) {
  return (
    <Sheet title={title} onClose={onClose}>
      <RecordForm {...form} name={name} action={title} />
    </Sheet>
  );
}
