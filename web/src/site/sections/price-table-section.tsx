import { chakra } from "@chakra-ui/react";
import type { ResolvedSection } from "../content/resolved-page.ts";
import { Badge } from "./badge.tsx";
import { SectionFrame } from "./section-frame.tsx";

const Scroll = chakra("div", {
  base: {
    overflowX: "auto",
    background: "card",
    color: "ink",
    borderRadius: "lg",
    borderWidth: "1px",
    borderStyle: "solid",
    borderColor: "line",
    boxShadow: "card",
  },
});

const Table = chakra("table", {
  base: {
    width: "100%",
    borderCollapse: "collapse",
    fontVariantNumeric: "tabular-nums",
    "& th, & td": { textAlign: "start", padding: "4", verticalAlign: "top" },
    "& tr + tr, & tbody tr": {
      borderTopWidth: "1px",
      borderTopStyle: "solid",
      borderColor: "line",
    },
    "& td:first-of-type, & tbody th": { fontWeight: 700, whiteSpace: "nowrap" },
    "& tr[data-highlight]": { background: "brandSoft" },
  },
});

/** A table of prices out of prices.yaml. */
export function PriceTableSection({ section }: { section: ResolvedSection<"price-table"> }) {
  const { rows, note } = section;
  return (
    <SectionFrame section={section}>
      <Scroll tabIndex={0} role="group" aria-label={section.heading}>
        <Table>
          <thead>
            <tr>
              {rows.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.rows.map(({ cells: [first, ...others], highlight }) => (
              <tr key={String(first)} data-highlight={highlight ? "" : undefined}>
                <th scope="row">{first}</th>
                {others.map((cell, index) => (
                  <td key={rows.columns[index + 1]}>
                    {cell}
                    {highlight && index === others.length - 1 && (
                      <>
                        {" "}
                        <Badge>Most popular</Badge>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
      {note && <chakra.p marginTop="4">{note}</chakra.p>}
    </SectionFrame>
  );
}
