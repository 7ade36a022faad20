import type { WidgetProps } from "@rjsf/utils";
import { useContext } from "react";
import { readable } from "../../readable.ts";
import { choicesOf, helpId, problemId, WrongField } from "./form-context.ts";

/** Ties a control to its label, its help and its problems. */
function useDescribed({ id, disabled }: WidgetProps) {
  const isWrong = useContext(WrongField);
  return {
    id,
    "aria-describedby": `${helpId(id)} ${problemId(id)}`,
    "aria-invalid": isWrong || undefined,
    disabled,
  };
}

/** Whether a number says all of a text: the zeros of 5.0 would be lost, also in the middle of typing 99.05%. */
const isNumber = (text: string) => /^[\d.]+$/.test(text) && String(Number(text)) === text;

/**
 * The value that typed text has in its field: undefined for an empty optional field, and a number where one is allowed.
 */
function meaning(text: string, { schema, required }: WidgetProps): string | number | undefined {
  if (text === "") return required ? "" : undefined;
  return schema.numbers === true && isNumber(text) ? Number(text) : text;
}

const shownText = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** A line of text that grows as it is typed. It never has line breaks, because no text of the site has any. */
export function TextWidget(props: WidgetProps) {
  const { value, onChange, schema, registry } = props;
  const text = shownText(value);
  const described = useDescribed(props);
  const choices = choicesOf(schema, registry);
  if (choices && choices.from !== "links") return <ChoiceWidget {...props} />;
  const change = (next: string) => onChange(meaning(next.replaceAll(/\s*\n\s*/g, " "), props));
  if (choices) {
    return (
      <>
        <input
          {...described}
          list={`${props.id}-choices`}
          value={text}
          onChange={({ target }) => change(target.value)}
        />
        <datalist id={`${props.id}-choices`}>
          {choices.list.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </datalist>
      </>
    );
  }
  if (schema.type === "number" || schema.type === "integer") {
    return (
      <input
        {...described}
        inputMode="decimal"
        className="short"
        value={text}
        onChange={({ target }) => change(target.value)}
      />
    );
  }
  return (
    <textarea
      {...described}
      rows={1}
      value={text}
      onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      onChange={({ target }) => change(target.value)}
    />
  );
}

export function DateWidget(props: WidgetProps) {
  const described = useDescribed(props);
  return (
    <input
      {...described}
      type="date"
      className="short"
      value={shownText(props.value)}
      onChange={({ target }) => props.onChange(meaning(target.value, props))}
    />
  );
}

interface SelectOption {
  value: unknown;
  label: string;
}

function Select({ options, props }: { options: SelectOption[]; props: WidgetProps }) {
  const { value, required, onChange } = props;
  const described = useDescribed(props);
  const chosen = options.findIndex((option) => option.value === value);
  return (
    <select
      {...described}
      value={chosen}
      onChange={({ target }) => onChange(options[Number(target.value)]?.value)}
    >
      {(chosen < 0 || !required) && <option value={-1}>{required ? "Choose …" : "None"}</option>}
      {options.map(({ label }, index) => (
        <option key={label} value={index}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** Offers the texts, numbers or kinds that the schema names. */
export function SelectWidget(props: WidgetProps) {
  return <Select props={props} options={props.options.enumOptions ?? []} />;
}

/** Offers entries of the content, such as its prices. A chosen entry that no longer exists is still shown. */
function ChoiceWidget(props: WidgetProps) {
  const { value, schema, registry } = props;
  const { list = [] } = choicesOf(schema, registry) ?? {};
  const isListed = value === undefined || list.some((choice) => choice.value === value);
  return (
    <Select
      props={props}
      options={isListed ? list : [{ value, label: shownText(value) }, ...list]}
    />
  );
}

/** YAML reads `yes` and `no` as words, so they are accepted as well. */
function isOn({ value, schema }: WidgetProps): boolean {
  return value === undefined ? schema.isOn === true : value === true || value === "yes";
}

/** Writes nothing when the box only repeats the default. */
export function CheckboxWidget(props: WidgetProps) {
  const described = useDescribed(props);
  const otherwise = props.schema.isOn === true;
  return (
    <label className="check">
      <input
        {...described}
        type="checkbox"
        checked={isOn(props)}
        onChange={({ target }) => {
          const says = props.required || target.checked !== otherwise;
          props.onChange(says ? target.checked : undefined);
        }}
      />
      {props.schema.title ?? readable(props.label)}
    </label>
  );
}

/** Offers several of the schema's values. */
export function CheckboxesWidget(props: WidgetProps) {
  const { id, value, onChange, options } = props;
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  return (
    <span className="checks">
      {(options.enumOptions ?? []).map((option, index) => (
        <label className="check" key={String(option.value)}>
          <input
            id={`${id}-${index}`}
            type="checkbox"
            checked={chosen.includes(option.value)}
            onChange={({ target }) => {
              const others = chosen.filter((one) => one !== option.value);
              onChange(target.checked ? [...others, option.value] : others);
            }}
          />
          {option.label}
        </label>
      ))}
    </span>
  );
}
