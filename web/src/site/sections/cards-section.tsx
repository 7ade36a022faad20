import { chakra } from "@chakra-ui/react";
import { Icon } from "../../ui/icon.tsx";
import type { ResolvedSection } from "../content/resolved-page.ts";
import { StyledLink } from "../site-link.tsx";
import { Badge } from "./badge.tsx";
import { CardGrid, CardItem, PlainItem } from "./card-grid.tsx";
import { CardIcon } from "./card-icon.tsx";
import { CheckList } from "./check-list.tsx";
import { ContentPicture } from "./content-picture.tsx";
import { PriceLine } from "./price-line.tsx";
import { SectionFrame } from "./section-frame.tsx";

type Card = ResolvedSection<"cards">["cards"][number];

/** The whole card is the target of its link, so that a thumb cannot miss it. */
const CardLink = chakra(StyledLink, {
  base: {
    marginTop: "auto",
    marginBottom: "-2",
    paddingBlock: "2",
    fontWeight: 650,
    color: "accentText",
    textDecoration: "none",
    _after: { content: '""', position: "absolute", inset: 0, borderRadius: "lg" },
    _hover: { textDecoration: "underline" },
  },
});

/** Icon and title: side by side on a phone, which is short of height; one above the other elsewhere. */
const Head = chakra("div", {
  base: {
    display: "flex",
    flexDirection: { base: "row", md: "column" },
    flexWrap: { base: "wrap", md: "nowrap" },
    alignItems: { base: "center", md: "flex-start" },
    gap: { base: "4", md: "3" },
  },
});

const Title = chakra("div", {
  base: {
    display: "flex",
    flexDirection: "column",
    gap: "2",
    // Large text on a phone: below the icon.
    flex: { base: "1 1 8rem", md: "none" },
  },
});

function CardBody({ card }: { card: Card }) {
  return (
    <CardItem highlight={card.highlight}>
      {card.picture && <ContentPicture picture={card.picture} borderRadius="md" />}
      <Head>
        {card.icon && <CardIcon name={card.icon} />}
        <Title>
          {card.badge && <Badge>{card.badge}</Badge>}
          <h3>{card.title}</h3>
        </Title>
      </Head>
      {card.price && <PriceLine price={card.price} />}
      {card.text && <chakra.p color="muted">{card.text}</chakra.p>}
      {card.points.length > 0 && <CheckList items={card.points} />}
      {card.link && (
        <CardLink to={card.link.to}>
          {card.link.label}
          {/* Not on a line by itself. */ "\u00a0"}
          <Icon name={card.link.to.startsWith("https:") ? "external" : "arrow-right"} />
        </CardLink>
      )}
    </CardItem>
  );
}

function PlainBody({ card }: { card: Card }) {
  return (
    <PlainItem>
      {card.icon && <CardIcon name={card.icon} />}
      <h3>{card.title}</h3>
      <chakra.p color="muted">{card.text}</chakra.p>
    </PlainItem>
  );
}

function isPlain({ picture, badge, price, points, link }: Card): boolean {
  return !(picture || badge || price || link) && points.length === 0;
}

export function CardsSection({ section }: { section: ResolvedSection<"cards"> }) {
  const { cards, columns } = section;
  const plain = cards.every(isPlain);
  return (
    <SectionFrame section={section}>
      <CardGrid columns={columns} spaced={plain}>
        {cards.map((card) =>
          plain ? (
            <PlainBody key={card.title} card={card} />
          ) : (
            <CardBody key={card.title} card={card} />
          ),
        )}
      </CardGrid>
    </SectionFrame>
  );
}
