import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { PriceTableSection } from "#web/src/site/sections/price-table-section.tsx";
import { render } from "../../render.tsx";

const row = (name: string, badge?: string) => ({
  cells: [name, "on request"] satisfies [string, string],
  badge,
  highlight: true,
});

test("shows a row's badge when it has one, and no words of its own", async () => {
  const rows = { columns: ["Pages", "Price"], rows: [row("5 pages", "Loved"), row("7 pages")] };
  const section = { heading: "Prices", actions: [], table: "websites", rows };
  render(<PriceTableSection section={{ kind: "price-table", tone: "plain", ...section }} />);
  const rowOf = (name: string) => page.getByRole("row", { name });
  await expect.element(rowOf("5 pages")).toHaveTextContent(/^5 pageson request Loved$/);
  await expect.element(rowOf("7 pages")).toHaveTextContent(/^7 pageson request$/);
});
