import { chakra } from "@chakra-ui/react";
import { inlineIconId } from "./icon-id.ts";
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

/** An icon that no prerendered page contains comes from the sprite when it is drawn. */
function symbolAddress(name: string): string {
  const id = inlineIconId(name);
  const isInPage = typeof document === "undefined" || document.getElementById(id) !== null;
  return isInPage ? `#${id}` : `${spriteUrl}#${name}`;
}

/** An icon is decoration: it is always beside words that say the same thing. */
export function Icon({ name, size }: { name: string; size?: string }) {
  return (
    <Svg aria-hidden="true" {...(size ? { width: size, height: size } : {})}>
      <use href={symbolAddress(name)} />
    </Svg>
  );
}
