import {
  ADDITIONAL_PROPERTY_FLAG,
  type FieldPathId,
  type FieldProps,
  getUiOptions,
  isFormDataAvailable,
  type ObjectFieldTemplateProps,
  type Registry,
  type RJSFSchema,
} from "@rjsf/utils";
import { z } from "zod";
import { itemName } from "../../value-words.ts";
import { valueAt } from "../../values.ts";
import { Help } from "./field-words.tsx";
import { emptyValues } from "./fields-schema.ts";
import { contextOf, hasProblemsBelow, helpOf, isListItem, labelOf } from "./form-context.ts";

interface GroupProps {
  schema: RJSFSchema;
  registry: Registry;
  fieldPathId: FieldPathId;
  title: string;
  formData?: unknown;
}

/** The name of a group of fields. An entry in a list has its number and its words. */
function groupLabel({ schema, fieldPathId, registry, title, formData }: GroupProps): string {
  const label = labelOf(schema, fieldPathId, registry, title);
  const name = isListItem(fieldPathId) ? itemName(z.json().safeParse(formData).data) : "";
  return name ? `${label}: ${name}` : label;
}

/** Whether a field may stay empty, and was empty when the file was read. */
function isSpare({ schema, registry, fieldPathId }: ObjectFieldTemplateProps, name: string) {
  const { base } = contextOf(registry);
  const isFilled = valueAt(base, [...fieldPathId.path, name]) !== undefined;
  return !isFilled && schema.properties?.[name] !== undefined && !schema.required?.includes(name);
}

export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { fieldPathId, properties, schema, registry, optionalDataControl } = props;
  const spare = properties.filter(({ name }) => isSpare(props, name));
  const hasProblem = spare.some(({ name }) =>
    hasProblemsBelow({ ...fieldPathId, path: [...fieldPathId.path, name] }, registry),
  );
  const fields = (
    <>
      {properties.filter((one) => !spare.includes(one)).map(({ content }) => content)}
      {spare.length > 0 && (
        <details className="spare" open={hasProblem || undefined}>
          <summary>More, if you want</summary>
          {spare.map(({ content }) => content)}
        </details>
      )}
    </>
  );
  const isRoot = fieldPathId.path.length === 0;
  const add = schema.additionalProperties && (
    <button type="button" className="add" onClick={props.onAddProperty}>
      Add an entry
    </button>
  );
  const isLabeled = getUiOptions(props.uiSchema).label !== false;
  if (isRoot || !isLabeled) {
    return (
      <>
        {fields}
        {add}
      </>
    );
  }
  return (
    <fieldset>
      <legend>{groupLabel(props)}</legend>
      <Help id={fieldPathId.$id} text={helpOf(schema, fieldPathId, registry)} />
      {fields}
      {add}
      {!(ADDITIONAL_PROPERTY_FLAG in schema) && optionalDataControl}
    </fieldset>
  );
}

/** A value with one field of a group. */
function withFirstField({ properties = {}, required = Object.keys(properties) }: RJSFSchema) {
  const [name = ""] = required;
  const field = properties[name];
  return typeof field === "object" ? { [name]: emptyValues[String(field.type)] } : undefined;
}

/** Adds or removes a group of fields that may be missing. One without any value counts as missing. */
export function OptionalGroup({ schema, formData, fieldPathId, onChange }: FieldProps) {
  const isThere = isFormDataAvailable(formData);
  const start = withFirstField(schema);
  if (!isThere && !start) return null;
  return (
    <button
      type="button"
      className={isThere ? "quiet" : "add"}
      onClick={() => onChange(isThere ? undefined : start, fieldPathId.path)}
    >
      {isThere ? "Remove" : "Add"} this
    </button>
  );
}
