import { chakra, Input } from "@chakra-ui/react";
import { useId } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { Segments, swipedRow } from "../../ui/segments.tsx";

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

export function SearchField({ label, value, onChange }: SearchFieldProps) {
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

export function FilterChoice({ filters, value = "", onChange }: FilterChoiceProps) {
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
