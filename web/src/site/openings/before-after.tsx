import { chakra } from "@chakra-ui/react";
import { Icon } from "../../ui/icon.tsx";
import type { BesideOf } from "../content/beside-schema.ts";
import { ContentPicture } from "../sections/content-picture.tsx";

const Pair = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(max(8rem, 40%), 100%), 1fr))",
    columnGap: { base: "4", lg: "8" },
    rowGap: "3",
    width: "100%",
    "& > div > p": { fontFamily: "heading", fontSize: "h3", fontWeight: 700, marginBottom: "2" },
    "& ul": { listStyle: "none", display: "grid", gap: "2", marginTop: "3" },
    "& li": { display: "flex", gap: "2", fontSize: "sm", lineHeight: 1.4 },
    "& li > svg": { color: "gold" },
  },
});

export function BeforeAfter({ section }: { section: BesideOf<"compare"> }) {
  const { before, after, note } = section;
  return (
    <Pair data-signature="compare" data-whole="">
      {[before, after].map((screen) => (
        <div key={screen.label}>
          <p>{screen.label}</p>
          <ContentPicture picture={screen.picture} eager width="100%" />
          <ul>
            {screen.points.map((point) => (
              <li key={point}>
                <Icon name={screen === after ? "check" : "close"} />
                {point}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <chakra.p gridColumn="1 / -1" fontSize="sm" opacity={0.85}>
        {note}
      </chakra.p>
    </Pair>
  );
}
