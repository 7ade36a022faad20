import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** Matches "24-48 hours", "$100-$250/month", "$1,200 a year", "(856) 555-0142", with what ends the sentence. */
const figures = /(\$?\d+-\$?\d+(?:\/| )\w+[.,]?|\$[\d,]+ a \w+[.,]?|\(\d+\) \d+-\d+[.,]?)/;

/** Matches "South Jersey", "Cherry Hill", "Camden County", "Route 70". */
const placeName =
  /((?:South|New) Jersey|Cherry Hill|Mount Laurel|Indian Mills|[A-Z]\w+ County|Route \d+)/;

/** Returns the text, in which a match of the pattern breaks only if it is wider than its line. */
function unbroken(text: string, pattern: RegExp): ReactNode {
  const parts = text.split(pattern);
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

/** Keeps ranges and phone numbers from breaking at the hyphen or at the space. */
export function unbrokenFigures(text: string): ReactNode {
  return unbroken(text, figures);
}

/** Serves headings, where half of a name at the end of a line reads as another name. */
export function unbrokenPlaces(text: string): ReactNode {
  return unbroken(text, placeName);
}
