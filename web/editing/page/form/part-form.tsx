// This doesn't come from the index, which also needs a validator, for tests.
import Form from "@rjsf/core/lib/components/Form.js";
import type { ValidatorType } from "@rjsf/utils";
import { useMemo } from "react";
import { z } from "zod";
import type { Choice, ContentFile, EditProblem, Json } from "../../editing-api.ts";
import { isSame, valueAt } from "../../values.ts";
import type { Part } from "../file-parts.ts";
import { FieldTemplate } from "./field-template.tsx";
import { formSchema, schemaAt } from "./fields-schema.ts";
import type { FormContext } from "./form-context.ts";
import {
  CheckboxesWidget,
  CheckboxWidget,
  DateWidget,
  SelectWidget,
  TextWidget,
} from "./form-widgets.tsx";
import { ObjectFieldTemplate, OptionalGroup } from "./group-template.tsx";
import { ArrayFieldItemTemplate, ArrayFieldTemplate } from "./list-template.tsx";
import { MultiSchemaFieldTemplate, UnionField } from "./union-field.tsx";

/** The form validates nothing: the content check on the server validates the whole content. */
const noJudge: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({}),
  isValid: () => true,
};

const templates = {
  FieldTemplate,
  ObjectFieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
  MultiSchemaFieldTemplate,
};

const widgets = {
  TextWidget,
  TextareaWidget: TextWidget,
  DateWidget,
  SelectWidget,
  CheckboxWidget,
  CheckboxesWidget,
};

const fields = { AnyOfField: UnionField, OptionalDataControlsField: OptionalGroup };

const uiSchema = {
  "ui:submitButtonOptions": { norender: true },
  "ui:globalOptions": { enableOptionalDataFieldForType: ["object" as const] },
};

interface PartFormProps {
  file: ContentFile;
  part: Part;
  value: Json;
  problems: EditProblem[];
  choices: Record<string, Choice[]>;
  onChange: (part: Json) => void;
}

/** The fields of one part of a file. */
export function PartForm({ file, part, value, problems, choices, onChange }: PartFormProps) {
  const shown = valueAt(value, part.path);
  const schema = useMemo(
    () => formSchema(schemaAt(file.schema, part.path, value), shown, part.omit),
    [file.schema, part, value, shown],
  );
  const context: FormContext = {
    partPath: part.path,
    base: valueAt(file.value, part.path),
    help: file.help,
    problems,
    choices,
  };
  return (
    <Form
      tagName="div"
      idPrefix="field"
      schema={schema}
      uiSchema={uiSchema}
      formData={shown}
      formContext={context}
      validator={noJudge}
      noValidate
      templates={templates}
      widgets={widgets}
      fields={fields}
      experimental_defaultFormStateBehavior={{
        emptyObjectFields: "skipDefaults",
        arrayMinItems: { populate: "never" },
        constAsDefaults: "never",
      }}
      onChange={({ formData }) => {
        // Drops everything that JSON doesn't have.
        const next = z.json().parse(JSON.parse(JSON.stringify(formData ?? null)));
        if (!isSame(next, shown)) onChange(next);
      }}
    />
  );
}
