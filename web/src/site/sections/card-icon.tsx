import { chakra } from "@chakra-ui/react";
import { Icon } from "../../ui/icon.tsx";

const Tile = chakra("span", {
  base: {
    display: "inline-flex",
    flexShrink: 0,
    alignItems: "center",
    justifyContent: "center",
    width: "clamp(1.75rem, 0.65rem + 4.9vw, 3rem)",
    aspectRatio: 1,
    borderRadius: "30%",
    fontSize: "clamp(1rem, 0.75rem + 1.2vw, 1.3rem)",
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
