import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { callAddress, mailAddress, mapAddress } from "#contract/contact-address";
import { BreakableAddress } from "../../ui/breakable-address.tsx";
import { Icon } from "../../ui/icon.tsx";

const Links = chakra("ul", {
  base: { listStyle: "none", minWidth: 0, "& svg + span": { minWidth: 0 } },
});

const line = {
  display: "inline-flex",
  alignItems: "center",
  gap: "3",
  minHeight: { base: "2.75rem", lg: "1.75rem" },
  // This keeps a two-line entry apart from the next one.
  paddingBlock: "1",
  minWidth: 0,
  maxWidth: "100%",
  overflowWrap: "anywhere",
  lineHeight: 1.3,
} as const;

const Link = chakra("a", {
  base: {
    ...line,
    color: "brand",
    fontWeight: 500,
    textDecoration: "underline",
    textDecorationColor: "color-mix(in srgb, currentColor 35%, transparent)",
    textUnderlineOffset: "0.25em",
    _hover: { textDecorationColor: "currentColor" },
  },
});

const Text = chakra("span", { base: { ...line, color: "muted" } });

interface ContactLineProps {
  icon: string;
  label: string;
  text: string | undefined;
  href: string | undefined;
  /** What pressing it begins; without one, it opens in another tab. */
  kind?: "called" | "wrote";
  of?: ContactLinksProps["of"];
}

/** Shows the text even if it can't be reached by a tap. */
function ContactLine({ icon, label, text, href, kind, of }: ContactLineProps) {
  if (!text) return null;
  const content: ReactNode = (
    <>
      <Icon name={icon} />
      <span>
        <BreakableAddress text={text} />
      </span>
    </>
  );
  return (
    <li>
      {href ? (
        <Link
          href={href}
          aria-label={`${label} ${text}`}
          data-begins={of?.id}
          onClick={() => kind && of?.begin(kind)}
          {...(kind ? {} : { target: "_blank", rel: "noopener noreferrer" })}
        >
          {content}
        </Link>
      ) : (
        <Text>{content}</Text>
      )}
    </li>
  );
}

interface ContactLinksProps {
  email?: string | undefined;
  phone?: string | undefined;
  address?: string | undefined;
  /** The record that is told when a call or a message begins. */
  of?: { id: string; begin: (kind: "called" | "wrote") => void };
}

export function ContactLinks({ email, phone, address, of }: ContactLinksProps) {
  const lines = [
    { icon: "phone", label: "Call", text: phone, href: callAddress(phone), kind: "called" },
    { icon: "mail", label: "Email", text: email, href: mailAddress(email), kind: "wrote" },
    { icon: "map-pin", label: "Map", text: address, href: mapAddress(address) },
  ] as const;
  if (lines.every(({ text }) => !text)) return null;
  return (
    <Links>
      {lines.map((line) => (
        <ContactLine key={line.icon} of={of} {...line} />
      ))}
    </Links>
  );
}
