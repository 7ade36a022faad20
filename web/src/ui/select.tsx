import { chakra, useFieldContext } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";
import { control } from "./theme/recipes.ts";

const Control = chakra("select", {
  // This leaves room for the chevron, which grows with the text.
  base: { ...control, appearance: "none", paddingInlineEnd: "2.5rem" },
});

export function Select(props: ComponentProps<typeof Control>) {
  return (
    <chakra.div display="flex" alignItems="center" width="100%">
      <Control {...useFieldContext()?.getSelectProps()} {...props} />
      <chakra.span marginInlineStart="calc(-1.25em - 0.75rem)" pointerEvents="none">
        <Icon name="chevron-down" />
      </chakra.span>
    </chakra.div>
  );
}
