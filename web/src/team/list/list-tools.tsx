import { chakra, Input } from "@chakra-ui/react";
import { useId } from "react";
import { statuses } from "#contract/status";
import { Icon } from "../../ui/icon.tsx";
import { innerFocusRing } from "../../ui/theme/focus-ring.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { shownWord } from "./words.ts";

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
    "& input": { paddingInlineStart: "3rem" },
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

const Choices = chakra("fieldset", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    padding: "1",
    borderRadius: "1.75rem",
    borderWidth: "1.5px",
    borderStyle: "solid",
    borderColor: "field",
    background: "card",
    "& label": {
      position: "relative",
      display: "inline-flex",
      flexGrow: 1,
      alignItems: "center",
      justifyContent: "center",
      minHeight: "2.75rem",
      minWidth: "2.75rem",
      paddingInline: { base: "2", md: "4" },
      borderRadius: "full",
      fontSize: "sm",
      fontWeight: 600,
      whiteSpace: "nowrap",
      cursor: "pointer",
      "&:hover:not(:has(:checked))": { background: "brandSoft" },
      "&:has(:checked)": { background: "brand", color: "page" },
      "&:has(:focus-visible)": innerFocusRing,
    },
    "& span::first-letter": { textTransform: "uppercase" },
    "& label span": { display: "inline-block" },
    "& input": { position: "absolute", inset: 0, opacity: 0, cursor: "pointer" },
  },
});

interface StatusFilterProps {
  value: string | undefined;
  onChange: (status: string) => void;
}

/** Radio buttons: moved through with the arrow keys. */
export function StatusFilter({ value = "", onChange }: StatusFilterProps) {
  const name = useId();
  return (
    <Choices>
      <VisuallyHidden asChild>
        <legend>Status</legend>
      </VisuallyHidden>
      {["", ...statuses].map((status) => (
        <label key={status}>
          <input
            type="radio"
            name={name}
            value={status}
            checked={status === value}
            onChange={() => onChange(status)}
          />
          <span>{status === "" ? "all" : shownWord(status)}</span>
        </label>
      ))}
    </Choices>
  );
}
