import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from "@rjsf/utils";
import { Help } from "./field-words.tsx";
import { helpOf, labelOf } from "./form-context.ts";

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

/** An entry in a list, with the buttons that move and remove it. */
export function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps, hasToolbar, index, totalItems } = props;
  const { fieldPathId, hasMoveUp, hasMoveDown, hasRemove } = buttonsProps;
  const list = fieldPathId.$id.replace(/_\d+$/, "");
  const position = `${labelOf({}, fieldPathId, props.registry)} of ${totalItems}`;
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
            aria-label={`Move up: ${position}`}
            aria-disabled={!hasMoveUp}
            onClick={hasMoveUp ? move(-1, buttonsProps.onMoveUpItem) : undefined}
          >
            ↑
          </button>
          <button
            type="button"
            id={button(index, "down")}
            aria-label={`Move down: ${position}`}
            aria-disabled={!hasMoveDown}
            onClick={hasMoveDown ? move(1, buttonsProps.onMoveDownItem) : undefined}
          >
            ↓
          </button>
          {hasRemove && (
            <button
              type="button"
              aria-label={`Remove: ${position}`}
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
