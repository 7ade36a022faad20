import { chakra, Input } from "@chakra-ui/react";
import { useId } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { lowScreen, lowWideScreen } from "../../../ui/theme/screens.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { Segments, swipedRow } from "../../ui/segments.tsx";
import type { ListDefinition } from "../list-definition.ts";
import type { useListAddress } from "./use-list-address.ts";

const SearchBox = chakra("div", {
  base: {
    position: "relative",
    "& > svg": {
      position: "absolute",
      insetInlineStart: "4",
      top: "50%",
      transform: "translateY(-50%)",
      color: "muted",
      pointerEvents: "none",
    },
    "& input": {
      paddingInlineStart: "calc({spacing.4} + 1.25em + {spacing.3})",
      paddingInlineEnd: "2",
      // At a text size of 200%, the placeholder still says what is searched.
      _placeholder: { fontSize: "min(1em, 7vw)" },
    },
  },
});

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

function SearchField({ label, value, onChange }: SearchFieldProps) {
  const id = useId();
  return (
    <SearchBox>
      <VisuallyHidden asChild>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <Icon name="search" />
      <Input
        id={id}
        type="search"
        placeholder={label}
        value={value}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </SearchBox>
  );
}

interface FilterChoiceProps {
  filters: readonly { name: string; label: string }[];
  value: string | undefined;
  onChange: (name: string) => void;
}

/** Scrolls the chosen label into view, wherever the row was swiped to. */
function swipeTo(label: HTMLLabelElement | null): void {
  const row = label?.parentElement;
  if (row) row.scrollLeft = label.offsetLeft - (row.clientWidth - label.offsetWidth) / 2;
}

function FilterChoice({ filters, value = "", onChange }: FilterChoiceProps) {
  const group = useId();
  return (
    <Segments css={{ mdDown: swipedRow }}>
      <VisuallyHidden asChild>
        <legend>Show</legend>
      </VisuallyHidden>
      {[{ name: "", label: "all" }, ...filters].map(({ name, label }) => (
        <label key={name} ref={name === value ? swipeTo : undefined}>
          <input
            type="radio"
            name={group}
            value={name}
            checked={name === value}
            onChange={() => onChange(name)}
          />
          <span>{label}</span>
        </label>
      ))}
    </Segments>
  );
}

const oneRow = { gridTemplateColumns: "minmax(9rem, 1fr)", gridAutoFlow: "column" } as const;

const Tools = chakra("div", {
  base: {
    display: "grid",
    gap: "3",
    alignItems: "center",
    paddingBlock: "5",
    lg: oneRow,
    [lowScreen]: { paddingBlock: "2" },
    [lowWideScreen]: oneRow,
  },
});

interface ListToolbarProps<Row> {
  definition: ListDefinition<Row>;
  address: ReturnType<typeof useListAddress>;
}

export function ListToolbar<Row>({ definition, address }: ListToolbarProps<Row>) {
  return (
    <Tools>
      <SearchField
        label={`Search ${definition.many}`}
        value={address.search}
        onChange={address.setSearch}
      />
      {definition.filters.length > 0 && (
        <FilterChoice
          filters={definition.filters}
          value={address.filter}
          onChange={address.setFilter}
        />
      )}
    </Tools>
  );
}
