import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";

const Phone = chakra("div", {
  base: {
    width: "100%",
    maxWidth: "14rem",
    marginInline: "auto",
    minHeight: "14rem",
    borderWidth: "6px",
    borderTopWidth: "14px",
    borderStyle: "solid",
    borderColor: "deepest",
    borderRadius: "lg",
    background: "page",
    color: "ink",
    fontSize: "0.8125rem",
    "& > p": { paddingInline: "3", paddingBlock: "2", fontWeight: 650 },
    "& > p:first-of-type": { background: "deep", color: "onDeep" },
    "& > p:nth-of-type(2)": { fontFamily: "heading", fontSize: "md", lineHeight: 1.2 },
    "& > p:nth-of-type(3)": {
      marginInline: "3",
      marginBottom: "2",
      paddingBlock: "1",
      // Flat, so that no thumb takes the drawing for our own button.
      borderWidth: "1px",
      borderStyle: "dashed",
      borderColor: "field",
      borderRadius: "sm",
      color: "muted",
      textAlign: "center",
    },
    "& > p:nth-of-type(n + 4)": {
      borderTopWidth: "1px",
      borderTopStyle: "solid",
      borderColor: "line",
      fontWeight: 500,
    },
  },
});

interface DrawnPhoneProps {
  title: ReactNode;
  headline: string;
  button: string;
  rows: readonly string[];
  children?: ReactNode;
}

/** A drawing of a site on a phone; the words that a screen reader says are around it. */
export function DrawnPhone({ title, headline, button, rows, children }: DrawnPhoneProps) {
  return (
    <Phone aria-hidden="true">
      <p>{title}</p>
      <p>{headline}</p>
      <p>
        <Icon name="phone" /> {button}
      </p>
      {rows.map((row) => (
        <p key={row}>{row}</p>
      ))}
      {children}
    </Phone>
  );
}
