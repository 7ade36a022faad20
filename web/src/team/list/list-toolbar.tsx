import { chakra } from "@chakra-ui/react";
import { Button } from "../../ui/button.tsx";
import { lowScreen, lowWideScreen, roomyScreen } from "../../ui/theme/screens.ts";
import type { ListDefinition } from "./list-definition.ts";
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

const AddButton = chakra(Button, {
  base: {
    // On a phone under the thumb, above the list.
    position: "fixed",
    insetBlockEnd: "calc(1rem + var(--tabs-room))",
    insetInlineEnd: "gutter",
    zIndex: 1,
    boxShadow: "0 6px 20px rgb(0 0 0 / .3)",
    [lowScreen]: { insetBlockEnd: "calc(0.5rem + var(--tabs-room))", minHeight: "2.75rem" },
    // What a search offers where it finds nothing stands there.
    "&[data-in-the-way]": { visibility: "hidden" },
    [roomyScreen]: {
      position: "static",
      boxShadow: "none",
      "&[data-in-the-way]": { visibility: "visible" },
    },
  },
});

interface ListToolbarProps {
  definition: Pick<ListDefinition<never>, "many" | "filters" | "order">;
  address: ReturnType<typeof useListAddress>;
  addLabel: string;
  findsNothing: boolean;
  onAdd: () => void;
}

export function ListToolbar(props: ListToolbarProps) {
  const { definition, address, addLabel, findsNothing, onAdd } = props;
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
      <AddButton
        data-floating=""
        onClick={onAdd}
        {...(findsNothing ? { "data-in-the-way": "" } : {})}
      >
        {addLabel}
      </AddButton>
    </Tools>
  );
}
