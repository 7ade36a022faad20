import type { FieldProps, MultiSchemaFieldTemplateProps, RJSFSchema } from "@rjsf/utils";
import { emptyValues } from "./fields-schema.ts";
import { labelOf } from "./form-context.ts";

export function MultiSchemaFieldTemplate(props: MultiSchemaFieldTemplateProps) {
  return props.optionSchemaField;
}

const typeOf = (value: unknown) => (Array.isArray(value) ? "array" : typeof value);

/** A field that is either words or something else, such as a price. Its value decides which. */
export function UnionField({ options, formData, fieldPathId, registry, ...props }: FieldProps) {
  const variants: RJSFSchema[] = Array.isArray(options) ? options : [];
  const found = variants.findIndex(({ type }) => type === typeOf(formData));
  const chosen = Math.max(found, 0);
  const { SchemaField } = registry.fields;
  const id = `${fieldPathId.$id}-kind`;
  const schema = variants[chosen];
  if (!SchemaField || !schema) return null;
  return (
    <div className="union">
      <label className="hidden" htmlFor={id}>
        Kind of {labelOf(props.schema, fieldPathId, registry, String(props.name))}
      </label>
      <select
        id={id}
        value={chosen}
        onChange={({ target }) => {
          const type = String(variants[Number(target.value)]?.type);
          props.onChange(emptyValues[type], fieldPathId.path);
        }}
      >
        {variants.map(({ title, type }, index) => (
          <option key={String(type)} value={index}>
            {title}
          </option>
        ))}
      </select>
      <SchemaField
        {...props}
        {...{ formData, fieldPathId, registry, schema }}
        uiSchema={{ "ui:options": { label: false } }}
      />
    </div>
  );
}
