import { ADDITIONAL_PROPERTY_FLAG, type FieldTemplateProps } from "@rjsf/utils";
import { readable } from "../../readable.ts";
import { valueAt } from "../../values.ts";
import { FieldProblems, Help } from "./field-words.tsx";
import { contextOf, helpOf, isListItem, labelOf, problemsAt, WrongField } from "./form-context.ts";

/** A field with its label, its help and its problems. Groups of fields have their own label. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, children, hidden, displayLabel, schema, fieldPathId, registry, required } = props;
  if (hidden) return children;
  const problems = problemsAt(fieldPathId, registry);
  const isGroup = schema.type === "object" || schema.type === "array";
  const label = labelOf(schema, fieldPathId, registry, props.label);
  const isBoolean = schema.type === "boolean";
  const isNamedItem = ADDITIONAL_PROPERTY_FLAG in schema;
  return (
    <div className="field" data-path={fieldPathId.path.join(".")}>
      {displayLabel && !isGroup && (
        <label htmlFor={id} className={isListItem(fieldPathId) ? "hidden" : undefined}>
          {label}
          {!required && <span className="optional"> (optional)</span>}
        </label>
      )}
      {!isGroup && !isBoolean && <Help id={id} text={helpOf(schema, fieldPathId, registry)} />}
      {isNamedItem && <ItemKey {...props} />}
      <WrongField value={problems.length > 0}>{children}</WrongField>
      {isNamedItem && (
        <button type="button" className="quiet" onClick={props.onRemoveProperty}>
          Remove {readable(props.label)}
        </button>
      )}
      {isBoolean && <Help id={id} text={helpOf(schema, fieldPathId, registry)} />}
      <FieldProblems id={id} problems={problems} />
    </div>
  );
}

/** The name that others use for a new entry. It can't be changed later. */
function ItemKey({ id, label, fieldPathId, registry, onKeyRenameBlur }: FieldTemplateProps) {
  const isNew = valueAt(contextOf(registry).base, fieldPathId.path) === undefined;
  return isNew ? (
    <>
      <label htmlFor={`${id}-key`}>Name of the new entry, in small letters</label>
      <input id={`${id}-key`} defaultValue={label} onBlur={onKeyRenameBlur} />
    </>
  ) : null;
}
