import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** "24-48 hours", "$100-$250/month" */
const range = /(\$?\d+-\$?\d+(?:\/| )\w+)/;

/** The text, whose ranges break neither at the hyphen nor before their unit. */
export function unbrokenRanges(text: string): ReactNode {
  const parts = text.split(range);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <chakra.span key={part} display="inline-block">
        {part}
      </chakra.span>
    ),
  );
}
