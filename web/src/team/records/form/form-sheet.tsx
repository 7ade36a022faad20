import { Sheet } from "../../ui/sheet.tsx";
import { RecordForm, type RecordFormProps } from "./record-form.tsx";

export interface AddFormProps extends Pick<RecordFormProps, "values"> {
  /** @returns the id of what was added. */
  onSave: (...added: Parameters<RecordFormProps["onSave"]>) => string;
  onClose: () => void;
}

interface FormSheetProps extends Omit<RecordFormProps, "action"> {
  title: string;
  onClose: () => void;
}

/** A form that adds to a list. */
export function FormSheet({ title, onClose, ...form }: FormSheetProps) {
  return (
    <Sheet title={title} onClose={onClose}>
      <RecordForm {...form} action={title} />
    </Sheet>
  );
}
