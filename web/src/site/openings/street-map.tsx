import { chakra } from "@chakra-ui/react";
import type { StreetMap as TownMap } from "../content/beside-schema.ts";
import { pointsOf, smoothLine } from "./smooth-line.ts";

/** The map has its own background, so that it looks the same on every section, and in forced colors. */
const Sheet = chakra("svg", {
  base: {
    display: "block",
    width: "100%",
    height: "auto",
    overflow: "hidden",
    borderRadius: "lg",
    forcedColorAdjust: "none",
    background: "card",
    color: "ink",
    fontFamily: "heading",
    fontSize: { base: "14px", lg: "12px" },
    fontWeight: 600,
    textAnchor: "middle",
    "@media print": { maxWidth: "10cm" },
    "& path": { fill: "none", stroke: "field", strokeWidth: 3, strokeLinecap: "round" },
    "& text": {
      fill: "currentColor",
      stroke: "card",
      strokeWidth: 4,
      strokeLinejoin: "round",
      paintOrder: "stroke",
    },
    "& [data-kind=highway]": { stroke: "gold", strokeWidth: 7 },
    "& [data-kind=lake]": { fill: "rgb(70 140 190 / .4)", stroke: "none" },
    "& [data-kind=river]": { stroke: "rgb(70 140 190 / .4)", strokeWidth: 6 },
    "& [data-kind=woods]": { fill: "brandSoft", stroke: "none" },
    "& rect": { fill: "brand" },
    "& [data-sign]": { fill: "card", stroke: "none", fontWeight: 700 },
    "& [data-kind=town]": {
      fontSize: { base: "19px", lg: "17px" },
      fontWeight: 700,
      fill: "brand",
    },
    "& circle": { fill: "accent" },
  },
});

const at = (point: string) => pointsOf(point)[0] ?? [0, 0];

function Sign({ name, label }: { name: string; label: string }) {
  const [x, y] = at(label);
  const width = name.length * 7.6 + 14;
  return (
    <>
      <rect x={x - width / 2} y={y - 10} width={width} height={20} rx={6} />
      <text data-sign="" x={x} y={y + 4.5}>
        {name}
      </text>
    </>
  );
}

/** Draws a town with its roads from data. Highways have signs, and other roads have their name along them. */
export function StreetMap({ map }: { map: TownMap }) {
  const highways = map.roads.filter(({ kind }) => kind === "highway");
  const roads = map.roads.filter(({ kind }) => kind !== "highway");
  return (
    <Sheet viewBox="0 0 360 300" role="img" aria-label={map.alt} data-signature="map">
      {map.areas.map(({ kind, line }) => (
        <path key={line} data-kind={kind} d={smoothLine(line)} />
      ))}
      {[...roads, ...highways].map(({ name, kind, line }) => (
        <path key={name} data-kind={kind === "highway" ? kind : undefined} d={smoothLine(line)} />
      ))}
      {roads.map(({ name, label, turn }) => {
        const [x, y] = at(label);
        return (
          <text key={name} x={x} y={y} transform={turn ? `rotate(${turn} ${x} ${y})` : undefined}>
            {name}
          </text>
        );
      })}
      {highways.map(({ name, label }) => (
        <Sign key={name} name={name} label={label} />
      ))}
      {map.places.map(({ name, kind, at: spot }) => {
        const [x, y] = at(spot);
        const isSpot = kind === "spot";
        return (
          <g key={name}>
            {isSpot && <circle cx={x} cy={y} r={4} />}
            <text data-kind={kind} x={x} y={isSpot ? y - 9 : y}>
              {name}
            </text>
          </g>
        );
      })}
    </Sheet>
  );
}
