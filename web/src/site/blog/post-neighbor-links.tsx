import { chakra } from "@chakra-ui/react";
import { Container } from "../../ui/container.tsx";
import { cardSurface } from "../../ui/theme/card-surface.ts";
import { aboveTreeline } from "../../ui/treeline.tsx";
import type { BlogWords } from "../content/blog-schema.ts";
import { StyledLink } from "../site-link.tsx";
import type { PostNeighbors } from "./post.ts";

const NeighborLink = chakra(StyledLink, {
  base: {
    ...cardSurface,
    boxShadow: "none",
    display: "flex",
    flexDirection: "column",
    gap: { base: "0", md: "1" },
    height: "100%",
    padding: "3-5",
    textDecoration: "none",
    _hover: { borderColor: "accent" },
  },
});

interface PostNeighborLinksProps {
  neighbors: PostNeighbors;
  words: BlogWords["article"];
}

export function PostNeighborLinks({ neighbors, words }: PostNeighborLinksProps) {
  const { earlier, later, related } = neighbors;
  const links = [
    ...(earlier ? [{ ...earlier, label: words.earlier }] : []),
    ...(later ? [{ ...later, label: words.later }] : []),
    ...related.map((post) => ({ ...post, label: words.related })),
  ];
  return (
    <Container paddingTop={{ base: "5", md: "10" }} paddingBottom={aboveTreeline}>
      {links.length > 0 && (
        <nav aria-label={words.more}>
          <chakra.ul
            listStyle="none"
            display="grid"
            gap="2-4"
            gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "1fr 1fr" }}
          >
            {links.map(({ path, title, label }) => (
              <li key={path}>
                <NeighborLink to={path}>
                  <chakra.span color="muted" fontSize="sm">
                    {label}
                  </chakra.span>
                  <chakra.span fontWeight={650}>{title}</chakra.span>
                </NeighborLink>
              </li>
            ))}
          </chakra.ul>
        </nav>
      )}
    </Container>
  );
}
