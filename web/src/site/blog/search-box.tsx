import { chakra } from "@chakra-ui/react";
import type { Ref } from "react";
import { Icon } from "../../ui/icon.tsx";
import { filterParameters } from "./post-filter.ts";

const Input = chakra("input", {
  base: {
    width: "100%",
    minHeight: "3rem",
    paddingBlock: "2",
    // With large text, the icon is wider than the token, which ends at a share of the screen.
    paddingInlineStart: "max({spacing.12}, 2.25rem)",
    paddingInlineEnd: "4",
    font: "inherit",
    color: "ink",
    background: "card",
    borderWidth: "1.5px",
    borderStyle: "solid",
    borderColor: "field",
    borderRadius: "full",
    _placeholder: { color: "muted", opacity: 1 },
  },
});

interface SearchBoxProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  placeholder: string;
  onSearch: (search: string) => void;
}

/** A search form that works on its own too: it leads to the filter's address. */
export function SearchBox({ ref, label, placeholder, onSearch }: SearchBoxProps) {
  return (
    <chakra.form
      role="search"
      action="/blog"
      position="relative"
      onSubmit={(event) => event.preventDefault()}
    >
      <chakra.span
        position="absolute"
        insetInlineStart="4"
        top="0"
        display="inline-flex"
        alignItems="center"
        height="3rem"
        color="muted"
        pointerEvents="none"
      >
        <Icon name="search" />
      </chakra.span>
      <Input
        ref={ref}
        type="search"
        name={filterParameters.search}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        onInput={(event) => onSearch(event.currentTarget.value)}
      />
    </chakra.form>
  );
}
