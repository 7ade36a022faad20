import { site } from "virtual:site";
import { chakra } from "@chakra-ui/react";
import { buttonStyle } from "./button-style.ts";

export const callAddress = `tel:${site.phone.number}`;
export const callLabel = `Call ${site.phone.display}`;

const Link = chakra("a", buttonStyle);

/** The number breaks only if it is wider than its line. */
export function PhoneNumber() {
  return <chakra.span display="inline-block">{site.phone.display}</chakra.span>;
}

export function CallLink() {
  return (
    <Link href={callAddress} variant="secondary">
      <span>
        Call <PhoneNumber />
      </span>
    </Link>
  );
}
