import { site } from "virtual:site";
import { chakra } from "@chakra-ui/react";
import { BreakableAddress } from "../../ui/breakable-address.tsx";
import { Icon } from "../../ui/icon.tsx";
import { cardSurface } from "../../ui/theme/card-surface.ts";
import type { BesideOf } from "../content/beside-schema.ts";
import { HoursLine } from "../layout/hours-line.tsx";
import { PartLink } from "../sections/part-link.tsx";
import { StyledLink } from "../site-link.tsx";

const Card = chakra("div", {
  base: {
    ...cardSurface,
    containerType: "inline-size",
    width: "100%",
    padding: { base: "4", sm: "6" },
    "& > p": { display: "flex", alignItems: "center", gap: "3", minHeight: "2.75rem" },
    "& > p > svg": { color: "brand" },
  },
});

/** Shows the number to call, large enough for a thumb, and when somebody picks up; while that's now, it says so. */
export function CallCard({ section }: { section: BesideOf<"call"> }) {
  const { heading, number, to, lines } = section;
  return (
    <Card data-signature="call" data-whole="" data-tone="plain">
      <chakra.div fontWeight={650}>{heading}</chakra.div>
      <StyledLink
        to={to}
        display="inline-block"
        paddingBlock="2"
        fontFamily="heading"
        // The number stays in one line, however narrow the card is.
        fontSize="min({fontSizes.h1}, 11.5cqi)"
        whiteSpace="nowrap"
        fontWeight={700}
        lineHeight={1.1}
        color="accentText"
        textDecoration="none"
        _hover={{ textDecoration: "underline" }}
      >
        {number}
      </StyledLink>
      {lines.map(({ icon, text, to: target }) => (
        <p key={text}>
          <Icon name={icon} />
          {target ? (
            <PartLink to={target} fontWeight={400} textDecoration="underline">
              <BreakableAddress text={text} />
            </PartLink>
          ) : (
            <span>{text === site.hoursText ? <HoursLine /> : text}</span>
          )}
        </p>
      ))}
    </Card>
  );
}
