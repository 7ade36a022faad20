import { chakra } from "@chakra-ui/react";
import { Fold } from "../../ui/fold.tsx";
import { Icon } from "../../ui/icon.tsx";
import { thumbRoom } from "../../ui/theme/thumb-room.ts";
import { visuallyHidden } from "../../ui/visually-hidden.tsx";
import type { ResolvedSection } from "../content/resolved-page.ts";
import { StyledLink } from "../site-link.tsx";
import { Badge } from "./badge.tsx";
import { CardGrid, CardItem, PlainItem } from "./card-grid.tsx";
import { CheckList } from "./check-list.tsx";
import { ContentPicture } from "./content-picture.tsx";
import { PriceLine } from "./price-line.tsx";
import { SectionFrame } from "./section-frame.tsx";
import { unbrokenFigures, unbrokenPlaces } from "./unbroken.tsx";

type Card = ResolvedSection<"cards">["cards"][number];

/** Firefox breaks a line before a picture, even after a space that doesn't break: the words leave room for the arrow. */
const withArrow = {
  "& > span": { paddingInlineEnd: "1.6em" },
  "& > svg": { marginInlineStart: "-1.25em" },
};

/** In a row, it is an arrow at the end; its words are for people who don't see the row. */
const atEndOfRow = {
  gridColumn: "2",
  gridRow: "1",
  display: "flex",
  alignItems: "center",
  // The arrow is level with the icon, however many lines the title has.
  marginBlock: "auto",
  height: "1.75rem",
  paddingInlineStart: "3",
  "& > span": visuallyHidden,
} as const;

/** The whole card is the target of its link, so that a thumb can't miss it. */
const CardLink = chakra(StyledLink, {
  base: {
    marginTop: "auto",
    marginBottom: { md: "-2" },
    paddingBlock: { md: "2" },
    fontWeight: 650,
    color: "accentText",
    textDecoration: "none",
    _after: { content: '""', position: "absolute", inset: 0, borderRadius: "lg" },
    _hover: { textDecoration: "underline" },
  },
  variants: {
    place: {
      always: atEndOfRow,
      /** A touch of the card opens the fold, so only the words are the link. */
      fold: {
        ...withArrow,
        display: "inline-block",
        mdDown: { ...thumbRoom, _after: { display: "none" } },
      },
      sheet: withArrow,
    },
  },
});

const Tile = chakra("span", {
  base: {
    display: "inline-flex",
    flexShrink: 0,
    alignItems: "center",
    justifyContent: "center",
    width: "clamp(1.75rem, 0.65rem + 4.9vw, 3rem)",
    aspectRatio: 1,
    borderRadius: "30%",
    fontSize: "clamp(1rem, 0.75rem + 1.2vw, 1.3rem)",
    background: "brandSoft",
    color: "brand",
  },
});

function CardIcon({ name }: { name: string }) {
  return (
    <Tile>
      <Icon name={name} />
    </Tile>
  );
}

/** Icon and title are side by side, which spares a line. */
const Head = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "3", rowGap: "1-3" },
});

const Title = chakra("div", {
  base: {
    display: "flex",
    flexDirection: { base: "row", md: "column" },
    flexWrap: "wrap",
    alignItems: { base: "baseline", md: "flex-start" },
    columnGap: "3",
    rowGap: "1",
    "& > h3": { order: { base: -1, md: "initial" } },
    // With large text, the title is below the icon.
    flex: "1 1 8rem",
  },
});

const CardText = chakra("p", {
  base: {
    color: "muted",
    fontSize: "copy",
    lineHeight: "min(1.6em, 1.35em + 0.4vw)",
  },
});

type Row = "phone" | "always" | undefined;

function CardBody({ card, row }: { card: Card; row: Row }) {
  const folds = card.points.length > 0;
  const link = card.link && (
    <CardLink to={card.link.to} place={folds ? "fold" : row === "always" ? "always" : "sheet"}>
      <span>{unbrokenFigures(card.link.label)}</span>
      <Icon name={card.link.to.startsWith("https:") ? "external" : "arrow-right"} />
    </CardLink>
  );
  return (
    <CardItem highlight={card.highlight} row={row}>
      {card.picture && <ContentPicture picture={card.picture} borderRadius="md" />}
      <Head paddingInlineEnd={folds ? { base: "8", md: "0" } : undefined}>
        {card.icon && <CardIcon name={card.icon} />}
        <Title>
          {card.badge && <Badge>{card.badge}</Badge>}
          <h3>{unbrokenPlaces(card.title)}</h3>
          {card.price && <PriceLine price={card.price} />}
        </Title>
      </Head>
      {card.text && <CardText>{unbrokenFigures(card.text)}</CardText>}
      {folds ? (
        <Fold title={card.title}>
          <chakra.div paddingTop={{ base: "1", md: "0" }}>
            <CheckList items={card.points} />
          </chakra.div>
          {link}
        </Fold>
      ) : (
        link
      )}
    </CardItem>
  );
}

function PlainBody({ card }: { card: Card }) {
  return (
    <PlainItem>
      {card.icon && <CardIcon name={card.icon} />}
      <h3>{unbrokenPlaces(card.title)}</h3>
      <CardText>{card.text && unbrokenFigures(card.text)}</CardText>
    </PlainItem>
  );
}

function isPlain({ picture, badge, price, points, link }: Card): boolean {
  return !(picture || badge || price || link) && points.length === 0;
}

/** The most letters in a card's text for which half of a phone is wide enough. */
const shortText = 90;

function variantOf(cards: readonly Card[]): "sheets" | "rows" | "list" | "pairs" | "plain" {
  if (cards.every(isPlain)) return "plain";
  const areFlat = cards.every(({ picture, highlight, points }) => {
    return !(picture || highlight) && points.length === 0;
  });
  const areShort = cards.every(({ text = "", price }) => text.length <= shortText && !price);
  if (areFlat && areShort && cards.length % 4 === 0) return "pairs";
  if (areFlat && cards.some(({ price, link }) => price || link)) return "list";
  return cards.some(({ picture, highlight }) => picture || highlight) ? "sheets" : "rows";
}

const rows: Partial<Record<ReturnType<typeof variantOf>, Row>> = {
  rows: "phone",
  list: "always",
  pairs: "always",
};

/** The most letters in a card for which a quarter of a wide screen is wide enough. */
const quarterText = 200;

function columnsOf(cards: readonly Card[]): 2 | 3 | 4 {
  if (cards.length === 2) return 2;
  if (cards.length % 4 > 0) return 3;
  const isShort = ({ text = "", points }: Card) => [text, ...points].join("").length <= quarterText;
  return cards.every(isShort) ? 4 : 2;
}

/** The most rows of a list that is beside its heading. */
const few = 3;

export function CardsSection({ section }: { section: ResolvedSection<"cards"> }) {
  const { cards, picture } = section;
  const variant = variantOf(cards);
  const isList = rows[variant] === "always";
  const isShort = isList && cards.length <= few;
  return (
    <SectionFrame
      section={section}
      layout={isShort ? "beside" : "stacked"}
      lead={picture && <ContentPicture picture={picture} display={{ base: "none", lg: "block" }} />}
    >
      <CardGrid columns={isShort ? undefined : isList ? 2 : columnsOf(cards)} variant={variant}>
        {cards.map((card) =>
          variant === "plain" ? (
            <PlainBody key={card.title} card={card} />
          ) : (
            <CardBody key={card.title} card={card} row={rows[variant]} />
          ),
        )}
      </CardGrid>
    </SectionFrame>
  );
}
