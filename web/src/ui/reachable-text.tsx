import { site } from "virtual:site";
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { callAddress } from "./call-link.tsx";
import { Icon } from "./icon.tsx";

const ways = [
  { icon: "phone", shown: site.phone.display, to: callAddress },
  { icon: "mail", shown: site.email, to: `mailto:${site.email}` },
];

const WayLink = chakra("a", {
  base: { display: "inline-block", color: "inherit", textDecoration: "underline" },
});

interface ReachableTextProps {
  text: string;
  words?: (text: string) => ReactNode;
}

/** Text in which visitors can tap our phone number and email address; each stays on one line. */
export function ReachableText({ text, words = (rest) => rest }: ReachableTextProps): ReactNode {
  const way = ways.find(({ shown }) => text.includes(shown));
  if (!way) return words(text);
  const [before = "", ...after] = text.split(way.shown);
  return (
    <>
      <ReachableText text={before} words={words} />
      <WayLink href={way.to}>{way.shown}</WayLink>
      <ReachableText text={after.join(way.shown)} words={words} />
    </>
  );
}

export function OtherWays({ text = "" }: { text?: string | undefined }) {
  return (
    <chakra.div display="flex" flexWrap="wrap" columnGap="5" fontSize="sm">
      {ways
        .filter(({ shown }) => !text.includes(shown))
        .map(({ icon, shown, to }) => (
          <WayLink
            key={to}
            href={to}
            display="inline-flex"
            alignItems="center"
            gap="2"
            minHeight="2.75rem"
          >
            <Icon name={icon} />
            {shown}
          </WayLink>
        ))}
    </chakra.div>
  );
}
