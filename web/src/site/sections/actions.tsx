import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { Icon } from "../../ui/icon.tsx";
import type { Action } from "../content/parts-schema.ts";
import { ActionLink } from "../site-link.tsx";
import { unbrokenFigures } from "./unbroken.tsx";

export function Actions({ actions, ...style }: { actions: Action[] } & HTMLChakraProps<"div">) {
  if (actions.length === 0) return null;
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2-4" data-whole="" {...style}>
      {actions.map(({ label, to, style: variant }) => (
        <ActionLink key={label} to={to} variant={variant} flexGrow={{ base: 1, sm: 0 }}>
          <span>{unbrokenFigures(label)}</span>
          {to.startsWith("https:") && <Icon name="external" />}
        </ActionLink>
      ))}
    </chakra.div>
  );
}
