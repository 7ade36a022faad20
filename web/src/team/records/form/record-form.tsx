import { chakra } from "@chakra-ui/react";
import { useEffect, useMemo, useRef, useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { FormField, type FormFieldDefinition } from "./form-field.tsx";
import { changedValues, type FormResult, type FormValues, isUntouched } from "./form-values.ts";
import { recordFormDraft } from "./record-form-draft.ts";
import type { RefusedAddition } from "./use-additions.ts";

export interface RecordFormProps {
  /** The name under which a draft is kept. */
  name: string;
  action: string;
  /** What the server refused and needs a correction. Its draft is kept under its own id. */
  fixed?: RefusedAddition | undefined;
  onSave: (data: Readonly<Record<string, unknown>>, values: FormValues) => void;
  fields: readonly FormFieldDefinition[];
  /** Fields that nobody has changed follow it. */
  start: FormValues;
  read: (values: FormValues) => FormResult;
  onType?: (values: FormValues) => void;
}

const Form = chakra("form", {
  base: {
    display: "grid",
    gap: "5",
    gridTemplateColumns: { md: "1fr 1fr" },
    alignItems: "start",
    "& > [data-wide]": { gridColumn: { md: "1 / -1" } },
  },
});

const Draft = chakra("p", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: "4",
    paddingInline: "4",
    paddingBlock: "1",
    borderRadius: "sm",
    background: "brandSoft",
    fontSize: "sm",
  },
});

/** Makes a resolver for react-hook-form. The document is read again when it is saved. */
function resolverOf(
  read: (values: FormValues) => FormResult,
): Resolver<FormValues, unknown, FormValues> {
  return (values) => {
    const result = read(values);
    if ("data" in result) return { values, errors: {} };
    const errors = Object.entries(result.errors).map(([name, message]) => [
      name,
      { type: "validate", message },
    ]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
}

/** Saves without waiting for the server. Until then, the typed text stays. */
export function RecordForm(props: RecordFormProps) {
  const { name, action, fields, start: unfilled, read, fixed, onSave, onType } = props;
  const start = useMemo(() => ({ ...unfilled, ...fixed?.values }), [unfilled, fixed]);
  const stored = useMemo(() => recordFormDraft(fixed?.id ?? name), [fixed, name]);
  const [draft] = useState(stored.read);
  const [restored, setRestored] = useState(draft !== undefined && !fixed);
  const reading = useRef(read);
  reading.current = read;
  const [resolver] = useState(() => resolverOf((typed) => reading.current(typed)));
  const form = useForm<FormValues, unknown, FormValues>({
    resolver,
    defaultValues: { ...start, ...draft },
  });
  const { register, watch, reset, getValues, setValue, clearErrors, setFocus } = form;
  const { handleSubmit, formState } = form;

  useEffect(() => {
    const subscription = watch((typed) => {
      const texts: FormValues = {};
      for (const [name, text] of Object.entries(typed)) texts[name] = text ?? "";
      if (isUntouched(texts, start)) stored.remove();
      else stored.write(changedValues(texts, start));
      onType?.(texts);
    });
    return () => subscription.unsubscribe();
  }, [watch, stored, start, onType]);

  const followed = useRef(start);
  useEffect(() => {
    for (const [name, text] of Object.entries(start)) {
      const former = followed.current[name];
      if (text !== former && getValues(name) === former) setValue(name, text);
    }
    followed.current = start;
  }, [start, getValues, setValue]);

  const empty = () => {
    // Otherwise react-hook-form forgets the fields until the next render, and cannot focus one.
    reset(start, { keepFieldsRef: true });
    stored.remove();
    setRestored(false);
  };

  const save = handleSubmit((typed) => {
    const result = read(typed);
    if (!("data" in result)) return;
    empty();
    onSave(result.data, typed);
  });

  const clear = () => {
    empty();
    const [first] = fields;
    if (first) setFocus(first.name);
  };

  return (
    <Form noValidate onSubmit={save}>
      {restored && (
        <Draft data-wide="">
          What you typed before is still here.
          <Button variant="quiet" onClick={clear}>
            Start empty
          </Button>
        </Draft>
      )}
      {fields.map((field) => (
        <FormField
          key={field.name}
          field={field}
          registration={register(
            field.name,
            // After a change, the form asks for something else.
            field.kind === "segments" ? { onChange: () => clearErrors() } : {},
          )}
          error={formState.errors[field.name]?.message}
        />
      ))}
      <Button type="submit" data-wide="">
        {action}
      </Button>
    </Form>
  );
}

export interface AddFormProps extends Pick<RecordFormProps, "fixed"> {
  /** @returns the id of what was added. */
  onSave: (...added: Parameters<RecordFormProps["onSave"]>) => string;
  onClose: () => void;
}

interface FormSheetProps extends Omit<RecordFormProps, "action"> {
  title: string;
  onClose: () => void;
}

export function FormSheet({ title, onClose, ...form }: FormSheetProps) {
  return (
    <Sheet title={title} onClose={onClose}>
      <RecordForm {...form} action={title} />
    </Sheet>
  );
}
