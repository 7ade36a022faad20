import { Field, Input, Textarea } from "@chakra-ui/react";
import { useId } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { Select } from "../../../ui/select.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { Segments } from "../../ui/segments.tsx";
import type { FormValues } from "./form-values.ts";

interface FieldBase {
  name: string;
  label: string;
  /** True, or words for what can take its place, as in "or a phone number". */
  optional?: boolean | string;
  wide?: boolean;
  hint?: string;
  start?: string;
}

interface Choice {
  value: string;
  label: string;
}

type SegmentsDefinition = FieldBase & { kind: "segments"; choices: readonly Choice[] };

type LabeledDefinition = FieldBase &
  (
    | {
        kind: "line";
        type?: "text" | "email" | "tel" | "date";
        autoComplete?: string;
        /** Texts that the browser offers while somebody types. */
        proposals?: readonly string[];
      }
    | { kind: "text" }
    | { kind: "choice"; choices: readonly Choice[] }
  );

export type FormFieldDefinition = LabeledDefinition | SegmentsDefinition;

export function startValues(fields: readonly FormFieldDefinition[]): FormValues {
  return Object.fromEntries(fields.map(({ name, start = "" }) => [name, start]));
}

interface FormFieldProps<Definition = FormFieldDefinition> {
  field: Definition;
  registration: UseFormRegisterReturn;
  error: string | undefined;
}

function Control({
  field,
  registration,
  describedBy,
}: Omit<FormFieldProps<LabeledDefinition>, "error"> & { describedBy: string | undefined }) {
  const listId = useId();
  const described = { "aria-describedby": describedBy };
  switch (field.kind) {
    case "text":
      return <Textarea {...registration} {...described} rows={4} />;
    case "choice":
      return (
        <Select {...registration} {...described}>
          {field.choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      );
    default:
      return (
        <>
          <Input
            {...registration}
            {...described}
            type={field.type ?? "text"}
            list={field.proposals && listId}
            autoComplete={field.autoComplete ?? "off"}
            enterKeyHint="done"
          />
          {field.proposals && (
            <datalist id={listId}>
              {field.proposals.map((proposal) => (
                <option key={proposal} value={proposal} />
              ))}
            </datalist>
          )}
        </>
      );
  }
}

/** Shows the choices side by side, so that each takes one tap. */
function SegmentsField({ field, registration }: Omit<FormFieldProps<SegmentsDefinition>, "error">) {
  return (
    <Segments data-wide="">
      <VisuallyHidden asChild>
        <legend>{field.label}</legend>
      </VisuallyHidden>
      {field.choices.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" {...registration} value={value} />
          <span>{label}</span>
        </label>
      ))}
    </Segments>
  );
}

function LabeledField({ field, registration, error }: FormFieldProps<LabeledDefinition>) {
  const errorId = useId();
  const hintId = useId();
  const { hint } = field;
  const describedBy = error === undefined ? hint && hintId : errorId;
  return (
    <Field.Root
      invalid={error !== undefined}
      required={!field.optional}
      ids={{ errorText: errorId, helperText: hintId }}
      {...(field.wide ? { "data-wide": "" } : {})}
    >
      <Field.Label>
        <span>{field.label}</span>
        {field.optional && (
          <span> ({typeof field.optional === "string" ? field.optional : "optional"})</span>
        )}
      </Field.Label>
      <Control field={field} registration={registration} describedBy={describedBy} />
      {hint && error === undefined && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

export function FormField({ field, ...props }: FormFieldProps) {
  if (field.kind === "segments") return <SegmentsField field={field} {...props} />;
  return <LabeledField field={field} {...props} />;
}
