import { Input, Textarea } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { LabeledField } from "../ui/labeled-field.tsx";

export interface FieldProps<Name extends string> {
  form: {
    register: (name: Name) => UseFormRegisterReturn;
    errors: { [Field in Name]?: { message?: string | undefined } | undefined };
  };
  name: Name;
  label: string;
}

type TextFieldProps<Name extends string> = FieldProps<Name> &
  Pick<ComponentProps<typeof Input>, "autoComplete" | "scrollMarginTop"> & {
    controlId?: string | undefined;
    optional?: boolean;
  };

/** All other fields are plain text. */
const types: Readonly<Record<string, string>> = { email: "email", phone: "tel" };

export function TextField<Name extends string>(props: TextFieldProps<Name>) {
  const { form, name, label, controlId, optional = false, ...inputProps } = props;
  return (
    <LabeledField
      label={label}
      error={form.errors[name]?.message}
      controlId={controlId}
      optional={optional}
    >
      {(describedBy) => (
        <Input
          {...form.register(name)}
          {...inputProps}
          type={types[name] ?? "text"}
          enterKeyHint="send"
          aria-describedby={describedBy}
        />
      )}
    </LabeledField>
  );
}

export function LongTextField<Name extends string>({ form, name, label }: FieldProps<Name>) {
  return (
    <LabeledField label={label} error={form.errors[name]?.message} wide>
      {(describedBy) => (
        <Textarea {...form.register(name)} rows={5} aria-describedby={describedBy} />
      )}
    </LabeledField>
  );
}
