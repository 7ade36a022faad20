import { chakra } from "@chakra-ui/react";
import { lowScreen, lowWideScreen } from "../../../ui/theme/screens.ts";
import type { ListDefinition } from "../list-definition.ts";
import { FilterChoice, SearchField } from "./list-tools.tsx";
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

interface ListToolbarProps {
  definition: Pick<ListDefinition<never>, "many" | "filters">;
  address: ReturnType<typeof useListAddress>;
}

export function ListToolbar({ definition, address }: ListToolbarProps) {
  return (
    <Tools>
      <SearchField
        label={`Search ${definition.many}`}
        value={address.search}
        onChange={address.setSearch}
      />
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
