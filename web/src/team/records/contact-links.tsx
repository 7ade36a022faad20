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
  text: string;
  href: string | undefined;
  /** Opens in another tab. */
  beside?: boolean;
  kind?: "called" | "wrote";
  of?: ContactLinksProps["of"];
}

/** Shows the text even if it can't be reached by a tap. */
function ContactLine({ icon, label, text, href, beside, kind, of }: ContactLineProps) {
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
          {...(beside ? { target: "_blank", rel: "noopener noreferrer" } : {})}
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
  if (!email && !phone && !address) return null;
  return (
    <Links>
      {phone && (
        <ContactLine
          icon="phone"
          label="Call"
          text={phone}
          of={of}
          kind="called"
          href={callAddress(phone)}
        />
      )}
      {email && (
        <ContactLine
          icon="mail"
          label="Email"
          text={email}
          of={of}
          kind="wrote"
          href={mailAddress(email)}
        />
      )}
      {address && (
        <ContactLine icon="map-pin" label="Map" text={address} href={mapAddress(address)} beside />
      )}
    </Links>
  );
}
