import { chakra } from "@chakra-ui/react";
import { cardSurface } from "../../ui/theme/card-surface.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { BesideOf } from "../content/beside-schema.ts";

const Thread = chakra("figure", {
  base: {
    ...cardSurface,
    width: "100%",
    maxWidth: "26rem",
    marginInline: "auto",
    padding: "4",
    "& > figcaption": {
      fontSize: "sm",
      fontWeight: 700,
      color: "muted",
      textAlign: "center",
      textWrap: "balance",
    },
    "& > ul": { listStyle: "none", display: "grid", gap: "2", marginTop: "3", lineHeight: 1.4 },
    "& li": {
      width: "fit-content",
      maxWidth: "85%",
      paddingInline: "3",
      paddingBlock: "2",
      borderRadius: "md",
      borderWidth: "1px",
      borderStyle: "solid",
      borderColor: "line",
      fontSize: "sm",
    },
    "& [data-from=office]": {
      justifySelf: "end",
      background: "brandSoft",
      borderEndEndRadius: 0,
    },
    "& [data-from=customer]": { background: "tinted", borderEndStartRadius: 0 },
    "& small": { display: "block", fontSize: "0.8125rem", color: "muted" },
  },
});

const spoken = { customer: "Customer: ", office: "You: " };

export function MessageThread({ section }: { section: BesideOf<"thread"> }) {
  return (
    <Thread data-signature="thread" data-whole="" data-tone="plain">
      <figcaption>{section.label}</figcaption>
      <ul>
        {section.messages.map(({ from, time, text }) => (
          <li key={text} data-from={from}>
            {time && <small>{time}</small>}
            <VisuallyHidden>{spoken[from]}</VisuallyHidden>
            {text}
          </li>
        ))}
      </ul>
    </Thread>
  );
}
