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

/** Scrolls the chosen label into view, wherever the row was swiped to. */
function swipeTo(label: HTMLLabelElement | null): void {
  const row = label?.parentElement;
  if (row) row.scrollLeft = label.offsetLeft - (row.clientWidth - label.offsetWidth) / 2;
}

interface ListToolbarProps<Row> {
  definition: ListDefinition<Row>;
  address: ReturnType<typeof useListAddress>;
}

export function ListToolbar<Row>({ definition, address }: ListToolbarProps<Row>) {
  const { many, filters } = definition;
  const { search, filter = "", setSearch, setFilter } = address;
  const searchId = useId();
  const group = useId();
  const label = `Search ${many}`;
  return (
    <Tools>
      <SearchBox>
        <VisuallyHidden asChild>
          <label htmlFor={searchId}>{label}</label>
        </VisuallyHidden>
        <Icon name="search" />
        <Input
          id={searchId}
          type="search"
          placeholder={label}
          value={search}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={({ key, currentTarget }) => {
            // A phone's keyboard covers the results. Elsewhere, a person may go on typing.
            if (key === "Enter" && matchMedia("(pointer: coarse)").matches) currentTarget.blur();
          }}
        />
      </SearchBox>
      {filters.length > 0 && (
        <Segments css={{ mdDown: swipedRow }}>
          <VisuallyHidden asChild>
            <legend>Show</legend>
          </VisuallyHidden>
          {[{ name: "", label: "all" }, ...filters].map(({ name, label }) => (
            <label key={name} ref={name === filter ? swipeTo : undefined}>
              <input
                type="radio"
                name={group}
                value={name}
                checked={name === filter}
                onChange={() => setFilter(name)}
              />
              <span>{label}</span>
            </label>
          ))}
        </Segments>
      )}
    </Tools>
  );
}
