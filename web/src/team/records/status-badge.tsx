import { chakra } from "@chakra-ui/react";
import { shownWord } from "./words.ts";

const Badge = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "2",
    paddingInline: "3",
    paddingBlock: "1",
    borderRadius: "full",
    borderWidth: "1.5px",
    borderStyle: "solid",
    borderColor: "line",
    fontSize: "sm",
    fontWeight: 600,
    lineHeight: 1.2,
    whiteSpace: "nowrap",
    color: "ink",
    background: "card",
    // The color is never the only sign: the word says the status, and the mark has a shape for each.
    _before: {
      content: '""',
      width: "0.6em",
      height: "0.6em",
      borderRadius: "full",
      borderWidth: "2px",
      borderStyle: "solid",
      borderColor: "currentColor",
    },
    "&[data-word=todo]": { borderColor: "gold", _before: { borderColor: "gold" } },
    "&[data-word=in_progress]": {
      background: "brandSoft",
      borderColor: "brandSoft",
      color: "brand",
      _before: {
        background: "linear-gradient(to right, currentColor 50%, transparent 50%)",
      },
    },
    "&[data-word=completed]": {
      color: "good",
      borderColor: "transparent",
      background: "transparent",
      paddingInline: "0",
      _before: { background: "currentColor" },
    },
    "& > span::first-letter": { textTransform: "uppercase" },
    "& > span": { display: "inline-block" },
  },
});

/** An unknown word gets a neutral look. */
export function StatusBadge({ status }: { status: string }) {
  const words = shownWord(status);
  if (words === "") return null;
  return (
    <Badge data-word={status}>
      <span>{words}</span>
    </Badge>
  );
}
