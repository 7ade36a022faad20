import { chakra } from "@chakra-ui/react";
import { cardSurface } from "../../ui/theme/card-surface.ts";
import type { ResolvedSection } from "../content/resolved-page.ts";
import { Badge } from "./badge.tsx";
import { formatPrice } from "./format-price.ts";
import { SectionFrame } from "./section-frame.tsx";

/** On a phone, a row is two lines, its amounts and its words, so nobody has to scroll sideways. */
const Table = chakra("table", {
  base: {
    display: { base: "block", md: "table" },
    width: "100%",
    borderCollapse: "collapse",
    fontVariantNumeric: "tabular-nums",
    "& thead": {
      position: { base: "absolute", md: "static" },
      width: { base: "1px", md: "auto" },
      height: { base: "1px", md: "auto" },
      overflow: "hidden",
      clipPath: { base: "inset(50%)", md: "none" },
    },
    "& thead th": { fontSize: "sm", fontWeight: 650, color: "muted", whiteSpace: "nowrap" },
    "& tbody": { display: { base: "block", md: "table-row-group" } },
    "& tr": {
      display: { base: "flex", md: "table-row" },
      flexWrap: "wrap",
      alignItems: "baseline",
      columnGap: "3",
      paddingInline: { base: "4", md: "0" },
      paddingBlock: { base: "2", md: "0" },
    },
    "& th, & td": {
      textAlign: "start",
      paddingInline: { base: "0", md: "5" },
      paddingBlock: { base: "0", md: "4" },
      verticalAlign: "top",
    },
    "& tbody tr:not(:first-of-type)": {
      borderTopWidth: "1px",
      borderTopStyle: "solid",
      borderColor: "line",
    },
    "& thead + tbody tr": {
      md: { borderTopWidth: "1px", borderTopStyle: "solid", borderColor: "line" },
    },
    "& tbody th": { fontWeight: 700, whiteSpace: "nowrap", flexGrow: 1 },
    "& td:first-of-type": { fontWeight: 700, whiteSpace: "nowrap" },
    "& td:last-of-type": {
      flexBasis: "100%",
      color: { base: "muted", md: "inherit" },
      fontSize: "copy",
    },
    "& tr[data-highlight]": { background: "brandSoft" },
  },
});

/** The column's name before an amount, if the row of names isn't visible. */
const ColumnName = chakra("span", {
  base: {
    display: { md: "none" },
    marginInlineEnd: "2",
    fontSize: "sm",
    fontWeight: 400,
    color: "muted",
  },
});

export function PriceTableSection({ section }: { section: ResolvedSection<"price-table"> }) {
  const { rows, note } = section;
  return (
    <SectionFrame section={section}>
      <chakra.div {...cardSurface} overflow="hidden">
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
            {rows.rows.map(({ cells: [first, ...others], badge, highlight }) => (
              <tr key={first} data-highlight={highlight ? "" : undefined}>
                <th scope="row">{first}</th>
                {others.map((cell, index) => (
                  <td key={rows.columns[index + 1]}>
                    {index > 0 && index < others.length - 1 && (
                      <ColumnName aria-hidden="true">{rows.columns[index + 1]}</ColumnName>
                    )}
                    {typeof cell === "string" ? cell : formatPrice(cell)}
                    {badge && index === others.length - 1 && (
                      <>
                        {" "}
                        <Badge strong>{badge}</Badge>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </chakra.div>
      {note && <chakra.p marginTop="4-6">{note}</chakra.p>}
    </SectionFrame>
  );
}
