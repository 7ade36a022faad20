import {
  ADDITIONAL_PROPERTY_FLAG,
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  type FieldPathId,
  type FieldProps,
  type FieldTemplateProps,
  getUiOptions,
  type MultiSchemaFieldTemplateProps,
  type ObjectFieldTemplateProps,
  type OptionalDataControlsTemplateProps,
  type Registry,
  type RJSFSchema,
} from "@rjsf/utils";
import { z } from "zod";
import { readable } from "../readable.ts";
import { valueAt } from "../values.ts";
import { entryName } from "./file-parts.ts";
import {
  contextOf,
  faultId,
  faultsAt,
  hasFaultsBelow,
  helpId,
  helpOf,
  labelOf,
  WrongField,
} from "./form-context.ts";

function Help({ id, text }: { id: string; text: string }) {
  return text ? (
    <p className="help" id={helpId(id)}>
      {text}
    </p>
  ) : null;
}

function Faults({ id, faults }: { id: string; faults: string[] }) {
  return faults.length > 0 ? (
    <ul className="faults" id={faultId(id)}>
      {faults.map((fault) => (
        <li key={fault}>{fault}</li>
      ))}
    </ul>
  ) : null;
}

const isEntry = ({ path }: FieldPathId) => typeof path.at(-1) === "number";

/** A field with its label, its help and what is wrong with it; groups of fields have their own label. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, children, hidden, displayLabel, schema, fieldPathId, registry, required } = props;
  if (hidden) return children;
  const faults = faultsAt(fieldPathId, registry);
  const isGroup = schema.type === "object" || schema.type === "array";
  const label = labelOf(schema, fieldPathId, registry, props.label);
  const isBoolean = schema.type === "boolean";
  const isNamedEntry = ADDITIONAL_PROPERTY_FLAG in schema;
  return (
    <div className="field" data-path={fieldPathId.path.join(".")}>
      {displayLabel && !isGroup && (
        <label htmlFor={id} className={isEntry(fieldPathId) ? "hidden" : undefined}>
          {label}
          {!required && <span className="optional"> (optional)</span>}
        </label>
      )}
      {!isGroup && !isBoolean && <Help id={id} text={helpOf(schema, fieldPathId, registry)} />}
      {isNamedEntry && <EntryKey {...props} />}
      <WrongField value={faults.length > 0}>{children}</WrongField>
      {isNamedEntry && (
        <button type="button" className="quiet" onClick={props.onRemoveProperty}>
          Remove {readable(props.label)}
        </button>
      )}
      {isBoolean && <Help id={id} text={helpOf(schema, fieldPathId, registry)} />}
      <Faults id={id} faults={faults} />
    </div>
  );
}

/** The name by which others call a new entry; it can't be changed later. */
function EntryKey({ id, label, fieldPathId, registry, onKeyRenameBlur }: FieldTemplateProps) {
  const isNew = valueAt(contextOf(registry).base, fieldPathId.path) === undefined;
  return isNew ? (
    <>
      <label htmlFor={`${id}-key`}>Name of the new entry, in small letters</label>
      <input id={`${id}-key`} defaultValue={label} onBlur={onKeyRenameBlur} />
    </>
  ) : null;
}

interface GroupProps {
  schema: RJSFSchema;
  registry: Registry;
  fieldPathId: FieldPathId;
  title: string;
  formData?: unknown;
}

/** What a group of fields is called: an entry of a list by its number and its words. */
function groupLabel({ schema, fieldPathId, registry, title, formData }: GroupProps): string {
  const label = labelOf(schema, fieldPathId, registry, title);
  const name = isEntry(fieldPathId) ? entryName(z.json().safeParse(formData).data) : "";
  return name ? `${label}: ${name}` : label;
}

/** Fields that may stay empty, and were when the file was read. */
function isSpare({ schema, registry, fieldPathId }: ObjectFieldTemplateProps, name: string) {
  const { base } = contextOf(registry);
  const isFilled = valueAt(base, [...fieldPathId.path, name]) !== undefined;
  return !isFilled && schema.properties?.[name] !== undefined && !schema.required?.includes(name);
}

export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { fieldPathId, properties, schema, registry, optionalDataControl } = props;
  const spare = properties.filter(({ name }) => isSpare(props, name));
  const hasFault = spare.some(({ name }) =>
    hasFaultsBelow({ ...fieldPathId, path: [...fieldPathId.path, name] }, registry),
  );
  const fields = (
    <>
      {properties.filter((one) => !spare.includes(one)).map(({ content }) => content)}
      {spare.length > 0 && (
        <details className="spare" open={hasFault || undefined}>
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

const focusSoon = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());

export function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
  const { fieldPathId, items, schema, registry, title, canAdd, onAddClick } = props;
  const label = labelOf(schema, fieldPathId, registry, title);
  const id = fieldPathId.$id;
  return (
    <fieldset className="list">
      <legend>{label}</legend>
      <Help id={id} text={helpOf(schema, fieldPathId, registry)} />
      {items}
      {canAdd && (
        <button
          type="button"
          className="add"
          id={`${id}-add`}
          onClick={(event) => {
            onAddClick(event);
            focusSoon(`${id}_${items.length}`);
          }}
        >
          Add to {label}
        </button>
      )}
    </fieldset>
  );
}

/** An entry of a list, with the buttons that move it and take it away. */
export function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps, hasToolbar, index, totalItems } = props;
  const { fieldPathId, hasMoveUp, hasMoveDown, hasRemove } = buttonsProps;
  const list = fieldPathId.$id.replace(/_\d+$/, "");
  const place = `${labelOf({}, fieldPathId, props.registry)} of ${totalItems}`;
  const button = (at: number, what: string) => `${list}_${at}-${what}`;
  const move = (by: number, work: () => void) => () => {
    work();
    focusSoon(button(index + by, by < 0 ? "up" : "down"));
  };
  return (
    <div className={props.schema.type === "object" ? "entry group" : "entry"}>
      <div className="entry-fields">{children}</div>
      {hasToolbar && (
        <div className="entry-buttons">
          <button
            type="button"
            id={button(index, "up")}
            aria-label={`Move up: ${place}`}
            aria-disabled={!hasMoveUp}
            onClick={hasMoveUp ? move(-1, buttonsProps.onMoveUpItem) : undefined}
          >
            ↑
          </button>
          <button
            type="button"
            id={button(index, "down")}
            aria-label={`Move down: ${place}`}
            aria-disabled={!hasMoveDown}
            onClick={hasMoveDown ? move(1, buttonsProps.onMoveDownItem) : undefined}
          >
            ↓
          </button>
          {hasRemove && (
            <button
              type="button"
              aria-label={`Remove: ${place}`}
              onClick={() => {
                buttonsProps.onRemoveItem();
                focusSoon(`${list}-add`);
              }}
            >
              ✕
            </button>
          )}
        </div>
      )}
    </div>
  );
}

export function OptionalDataControlsTemplate(props: OptionalDataControlsTemplateProps) {
  const { id, onAddClick, onRemoveClick } = props;
  return (
    <button
      type="button"
      id={id}
      className={onAddClick ? "add" : "quiet"}
      onClick={onAddClick ?? onRemoveClick}
    >
      {onAddClick ? "Add" : "Remove"} this
    </button>
  );
}

export function MultiSchemaFieldTemplate(props: MultiSchemaFieldTemplateProps) {
  return props.optionSchemaField;
}

const typeOf = (value: unknown) => (Array.isArray(value) ? "array" : typeof value);
const emptyValues: Record<string, unknown> = { object: {}, array: [], string: "" };

/** A field that is either words or something else, such as a price: what its value is decides. */
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
