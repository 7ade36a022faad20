import { sketch } from "virtual:sketch";
import { chakra } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { carriedLines, carry, carryingLink } from "../../forms/contact/carried-lines.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { cardSurface } from "../../ui/theme/card-surface.ts";
import { control } from "../../ui/theme/recipes.ts";
import { trackEvent } from "../../ui/track-event.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { DrawnPhone } from "../openings/drawn-phone.tsx";
import { ActionLink } from "../site-link.tsx";
import { useOpened } from "../use-opened.ts";
import { DrawnDesktop } from "./drawn-desktop.tsx";
import {
  areaOf,
  sketchDraft,
  sketchLines,
  sketchMax,
  sketchText,
  type Typed,
  tradeOf,
} from "./sketch-words.ts";

export interface SketchProps {
  /** The words on the button that opens it. */
  open: string;
}

const Sheet = chakra("div", {
  base: {
    ...cardSurface,
    padding: { base: "4", sm: "5" },
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(13rem, 100%), 1fr))",
    gap: "4",
    "& > p, & > div:last-child, & > [data-wide]": { gridColumn: "1 / -1" },
    "& label": { fontWeight: 650, fontSize: "sm" },
  },
});

const Input = chakra("input", { base: control });
/** Not that of the forms, which would bring their library along. */
const Select = chakra("select", { base: control });

function chosenTrade(): string {
  return document.querySelector<HTMLInputElement>("[name=trade]:checked")?.value ?? "";
}

function SketchSheet({ start, onClose }: { start: Typed; onClose: () => void }) {
  const [typed, setTyped] = useState(start);
  const [isTurned, setTurned] = useState(false);
  const isNamed = useRef(start.name !== "");
  const trade = tradeOf(sketch, typed.trade);

  useEffect(() => trackEvent("sketches"), []);

  function change(field: keyof Typed, value: string) {
    const next = { ...typed, [field]: value };
    setTyped(next);
    sketchDraft.write(next);
    if (field !== "name" || isNamed.current) return;
    isNamed.current = true;
    trackEvent("sketched");
  }

  if (!trade) return null;
  const name = typed.name.trim() || trade.title;
  const area = areaOf(sketch, typed.town);

  function send() {
    if (!trade) return;
    trackEvent("wanted");
    const companyName = typed.name.trim() || undefined;
    carry("sketch", { lines: sketchText(sketch, typed, trade), companyName });
  }

  return (
    <Sheet data-sketch="" data-tone="plain" data-screen-only="">
      <chakra.p fontWeight={700}>{sketch.heading}</chakra.p>
      <chakra.div display="grid" alignContent="start" gap="3" minWidth={0}>
        {(["name", "town"] as const).map((field) => (
          <div key={field}>
            <label htmlFor={`sketch-${field}`}>{sketch[`${field}Label`]}</label>
            <Input
              id={`sketch-${field}`}
              dir="auto"
              autoComplete={field === "name" ? "organization" : "address-level2"}
              maxLength={sketchMax}
              value={typed[field]}
              onChange={({ target }) => change(field, target.value)}
            />
          </div>
        ))}
        <div>
          <label htmlFor="sketch-trade">{sketch.tradeLabel}</label>
          <Select
            id="sketch-trade"
            value={trade.name}
            onChange={({ target }) => change("trade", target.value)}
          >
            {sketch.trades.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Select>
        </div>
        <VisuallyHidden>{sketchLines(sketch, typed, trade).join(". ")}</VisuallyHidden>
      </chakra.div>
      {isTurned ? (
        <div data-wide="">
          <DrawnDesktop name={name} trade={trade} area={area} />
        </div>
      ) : (
        <DrawnPhone
          title={<bdi>{name}</bdi>}
          headline={trade.headline}
          button={trade.button}
          rows={trade.rows}
        >
          <p>
            <Icon name="clock" /> {trade.hours}
          </p>
          <p>
            <Icon name="map-pin" /> <bdi>{area}</bdi>
          </p>
        </DrawnPhone>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <ActionLink to={carryingLink("sketch")} onClick={send}>
          {sketch.send}
        </ActionLink>
        <Button variant="secondary" onClick={() => setTurned(!isTurned)}>
          {isTurned ? sketch.turnBack : sketch.turn}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {sketch.close}
        </Button>
      </chakra.div>
    </Sheet>
  );
}

/** Draws the visitor's own site while they type its name. Nothing leaves the device until they send it. */
export function Sketch({ open: label }: SketchProps) {
  const { container, start, open, close } = useOpened(sketchDraft.read, "input");

  function putAway() {
    sketchDraft.remove();
    carriedLines("sketch").remove();
    close();
  }

  return (
    <div ref={container}>
      {start ? (
        <SketchSheet start={start} onClose={putAway} />
      ) : (
        <Button
          variant="secondary"
          onClick={() => open({ name: "", town: "", trade: chosenTrade() })}
        >
          <Icon name="pen" />
          {label}
        </Button>
      )}
    </div>
  );
}
