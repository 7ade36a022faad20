import { chakra } from "@chakra-ui/react";
import { useId } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { focusRing } from "../ui/theme/focus-ring.ts";
import type { FieldProps } from "./text-field.tsx";

const Box = chakra("label", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    minHeight: "3rem",
    paddingInline: "3",
    paddingBlock: "2",
    lineHeight: 1.3,
    borderWidth: "1.5px",
    borderStyle: "solid",
    borderColor: "field",
    borderRadius: "sm",
    cursor: "pointer",
    "&:has(:checked)": { borderColor: "brand", background: "brandSoft" },
    "&:has(:focus-visible)": focusRing,
  },
});

interface ChoiceProps {
  type: "checkbox" | "radio";
  field: UseFormRegisterReturn;
  label: string;
  /** Set if there are several boxes. */
  value?: string;
  error?: string | undefined;
  errorId?: string;
}

function Choice({ type, field, label, value, error, errorId }: ChoiceProps) {
  return (
    <Box>
      <chakra.input
        type={type}
        {...(value === undefined ? {} : { value })}
        width="1.25rem"
        height="1.25rem"
        flexShrink={0}
        accentColor="brand"
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        {...field}
      />
      {label}
    </Box>
  );
}

function ChoiceError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <chakra.p id={id} role="alert" color="accentText" fontSize="sm" fontWeight={600} marginTop="1">
      {error}
    </chakra.p>
  );
}

interface ChoiceGroupProps<Name extends string, Value extends string> extends FieldProps<Name> {
  type: ChoiceProps["type"];
  values: readonly Value[];
  labels: Readonly<Record<Value, string>>;
}

export function ChoiceGroup<Name extends string, Value extends string>(
  props: ChoiceGroupProps<Name, Value>,
) {
  const { form, name, type, label, values, labels } = props;
  const field = form.register(name);
  const error = form.errors[name]?.message;
  const errorId = useId();
  return (
    <chakra.fieldset data-wide="" aria-describedby={error ? errorId : undefined} minWidth={0}>
      <chakra.legend fontWeight={600} fontSize="sm" marginBottom="1">
        {label}
      </chakra.legend>
      <chakra.div display="grid" gap="2-4" gridTemplateColumns={{ md: "repeat(3, 1fr)" }}>
        {values.map((value) => (
          <Choice key={value} {...{ type, field, value, error }} label={labels[value]} />
        ))}
      </chakra.div>
      <ChoiceError id={errorId} error={error} />
    </chakra.fieldset>
  );
}

export function TickBox<Name extends string>({ form, name, label }: FieldProps<Name>) {
  const error = form.errors[name]?.message;
  const errorId = useId();
  return (
    <chakra.div data-wide="">
      <Choice type="checkbox" field={form.register(name)} {...{ label, error, errorId }} />
      <ChoiceError id={errorId} error={error} />
    </chakra.div>
  );
}
