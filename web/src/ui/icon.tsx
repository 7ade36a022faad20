import { chakra } from "@chakra-ui/react";
import spriteUrl from "./icons.svg?url";

const Svg = chakra("svg", {
  base: {
    width: "1.25em",
    height: "1.25em",
    flexShrink: 0,
    display: "inline-block",
    verticalAlign: "-0.25em",
  },
});

/** An icon of the sprite, by id. Decoration: always beside words that say the same. */
export function Icon({ name, size }: { name: string; size?: string }) {
  return (
    <Svg aria-hidden="true" {...(size ? { width: size, height: size } : {})}>
      <use href={`${spriteUrl}#${name}`} />
    </Svg>
  );
}
