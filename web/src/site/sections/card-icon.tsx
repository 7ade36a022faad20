import { chakra } from "@chakra-ui/react";
import { Icon } from "../../ui/icon.tsx";

const Tile = chakra("span", {
  base: {
    display: "inline-flex",
    flexShrink: 0,
    alignItems: "center",
    justifyContent: "center",
    width: { base: "1.75rem", md: "3rem" },
    height: { base: "1.75rem", md: "3rem" },
    borderRadius: { base: "sm", md: "md" },
    fontSize: { base: "1rem", md: "1.3rem" },
    background: "brandSoft",
    color: "brand",
  },
});

export function CardIcon({ name }: { name: string }) {
  return (
    <Tile>
      <Icon name={name} />
    </Tile>
  );
}
