import { chakra } from "@chakra-ui/react";
import { Icon } from "../../ui/icon.tsx";
import type { ClaimSource } from "../content/resolved-page.ts";
import { valuePattern } from "../content/value-pattern.ts";
import { StyledLink } from "../site-link.tsx";
import { unbrokenFigures } from "./unbroken.tsx";

const SourceLink = chakra(StyledLink, {
  base: { color: "inherit", paddingBlock: "1", textDecoration: "underline" },
});

interface SourcedProps {
  text: string;
  sources?: ClaimSource[] | undefined;
}

function sourceIn({ text, sources = [] }: SourcedProps): ClaimSource | undefined {
  return sources.find(({ value }) => valuePattern(value).test(text));
}

/** Links short text to its proof, if the owner has named one. */
export function Sourced({ text, sources }: SourcedProps) {
  const source = sourceIn({ text, sources });
  if (!source) return text;
  return (
    <SourceLink to={source.url}>
      {text}
      {/* This keeps the icon off a line by itself. */ "\u00a0"}
      <Icon name="external" size="1rem" />
    </SourceLink>
  );
}

/** In long text, only the figure links to its proof. */
export function SourcedFigure({ text, sources }: SourcedProps) {
  const source = sourceIn({ text, sources });
  if (!source) return unbrokenFigures(text);
  const { value, url } = source;
  const start = text.search(valuePattern(value));
  return (
    <>
      {unbrokenFigures(text.slice(0, start))}
      <SourceLink to={url}>{value}</SourceLink>
      {unbrokenFigures(text.slice(start + value.length))}
    </>
  );
}
