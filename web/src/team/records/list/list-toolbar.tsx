import { chakra } from "@chakra-ui/react";
import { lowScreen, lowWideScreen } from "../../../ui/theme/screens.ts";
import type { ListDefinition } from "../list-definition.ts";
import { FilterChoice, OrderChoice, SearchField } from "./list-tools.tsx";
import type { useListAddress } from "./use-list-address.ts";

const oneRow = { gridTemplateColumns: "minmax(9rem, 1fr)", gridAutoFlow: "column" } as const;

const Tools = chakra("div", {
  base: {
    display: "grid",
    gap: "3",
    alignItems: "center",
    paddingBlock: "5",
    lg: oneRow,
    [lowScreen]: { paddingBlock: "2" },
    [lowWideScreen]: oneRow,
  },
});

const Finding = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "2",
    minWidth: 0,
    "& > :first-child": { flex: "1 1 6rem" },
  },
});

interface ListToolbarProps {
  definition: Pick<ListDefinition<never>, "many" | "filters" | "order">;
  address: ReturnType<typeof useListAddress>;
}

export function ListToolbar({ definition, address }: ListToolbarProps) {
  return (
    <Tools>
      <Finding>
        <SearchField
          label={`Search ${definition.many}`}
          value={address.search}
          onChange={address.setSearch}
        />
        {definition.order && (
          <OrderChoice
            order={definition.order}
            isChosen={address.isOrdered}
            onChange={address.setOrder}
          />
        )}
      </Finding>
      {definition.filters.length > 0 && (
        <FilterChoice
          filters={definition.filters}
          value={address.filter}
          onChange={address.setFilter}
        />
      )}
    </Tools>
  );
}
