import { site } from "virtual:site";
import { chakra } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { buttonStyle } from "./button-style.ts";

/** For a link to our phone. */
export const callAddress = `tel:${site.phone.number}`;
export const callLabel = `Call ${site.phone.display}`;

const Link = chakra("a", buttonStyle);

/** A button that calls us. Its number stays on one line, so two lines of it break before the number. */
export function CallLink(props: ComponentProps<typeof Link>) {
  return (
    <Link href={callAddress} look="secondary" {...props}>
      <span>
        Call <chakra.span display="inline-block">{site.phone.display}</chakra.span>
      </span>
    </Link>
  );
}
