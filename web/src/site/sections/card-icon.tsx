import { chakra } from "@chakra-ui/react";
import { Icon } from "../../ui/icon.tsx";

const Tile = chakra("span", {
  base: {
    display: "inline-flex",
    flexShrink: 0,
    alignItems: "center",
    justifyContent: "center",
    width: "3rem",
    height: "3rem",
    borderRadius: "md",
    background: "brandSoft",
    color: "brand",
  },
});

export function CardIcon({ name }: { name: string }) {
  return (
    <Tile>
      <Icon name={name} size="26px" />
    </Tile>
  );
}
