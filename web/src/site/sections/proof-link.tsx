import { Icon } from "../../ui/icon.tsx";
import { StyledLink } from "../site-link.tsx";

/** Leads to where a stranger can check what a card says, and names the host, such as "See the site: cedar.example". */
export function ProofLink({ to, children }: { to: string; children: string }) {
  return (
    <StyledLink
      to={to}
      display="inline-block"
      alignSelf="flex-start"
      paddingBlock="2"
      color="accentText"
      fontSize="sm"
      fontWeight={650}
      overflowWrap="anywhere"
    >
      {children} {new URL(to).host.replace(/^www\./, "")}
      {/* This keeps the icon off a line by itself. */ "\u00a0"}
      <Icon name="external" />
    </StyledLink>
  );
}
