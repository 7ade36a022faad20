import { Field } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

interface LabeledFieldProps {
  label: string;
  error: string | undefined;
  wide?: boolean;
  optional?: boolean;
  controlId?: string | undefined;
  /** Draws the control; the value is for its `aria-describedby`. */
  children: (describedBy: string | undefined) => ReactNode;
}

/** Sets `aria-describedby`, because Chakra only sets `aria-errormessage`, which screen readers rarely say. */
export function LabeledField(props: LabeledFieldProps) {
  const { label, error, wide, optional, controlId, children } = props;
  const errorId = useId();
  const ids = { errorText: errorId, ...(controlId ? { control: controlId } : {}) };
  return (
    <Field.Root
      invalid={error !== undefined}
      required={!optional}
      ids={ids}
      {...(wide ? { "data-wide": "" } : {})}
    >
      <Field.Label>{label}</Field.Label>
      {children(error === undefined ? undefined : errorId)}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
