import { chakra } from "@chakra-ui/react";
import type { BesideOf } from "../content/beside-schema.ts";
import { ContentPicture } from "../sections/content-picture.tsx";

const Parts = chakra("div", {
  base: {
    counterReset: "part",
    "& ol": {
      listStyle: "none",
      display: "grid",
      gridTemplateColumns: "repeat(auto-fit, minmax(min(13rem, 100%), 1fr))",
      gap: "3",
      marginTop: "4",
    },
    "& li": {
      display: "grid",
      gridTemplateColumns: "1.5rem minmax(0, 1fr)",
      columnGap: "3",
      fontSize: "sm",
      lineHeight: 1.4,
    },
    // The numbers look as on the drawing.
    "& li::before": {
      counterIncrement: "part",
      content: "counter(part)",
      display: "grid",
      placeItems: "center",
      height: "1.5rem",
      borderRadius: "full",
      background: "gold",
      color: "#1b2421",
      fontWeight: 700,
    },
  },
});

export function SiteParts({ section }: { section: BesideOf<"parts"> }) {
  return (
    <Parts data-signature="parts" data-whole="">
      <ContentPicture picture={section.picture} eager width="100%" borderRadius="0" />
      <ol>
        {section.parts.map(({ title, text }) => (
          <li key={title}>
            <span>
              <strong>{title}</strong> {text}
            </span>
          </li>
        ))}
      </ol>
    </Parts>
  );
}
