import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { readCommandLine } from "../../command-line.ts";
import { colors, placeMark } from "../../content/mark.ts";
import { paths } from "../../content/project-paths.ts";
import { packIco } from "./ico-file.ts";

const help = `npm run draw -- icons

Makes the favicon, the logo's tile and all app icons from the mark in logo.svg, in place of those that are there.`;

/** How to draw an icon: its side, its background, and the corner radius and the mark's width as shares of the side. */
interface Tile {
  file: string;
  size: number;
  ground: string;
  corner: number;
  mark: number;
}

const ROUNDED = { corner: 0.22, mark: 0.76 };
/** Platforms cut maskable icons to a circle of 80% of the side; the mark stays well inside. */
const MASKABLE = { corner: 0, mark: 0.58 };
/** iOS rounds the corners itself and shows transparent corners in black. */
const APPLE = { corner: 0, mark: 0.7 };

const site = colors.pine;
/** The installed team area is a separate app, so a visitor who is also a member can tell the two apart. */
const team = colors.cranberry;

const tiles: Tile[] = [
  { file: "icons/icon-192.png", size: 192, ground: site, ...ROUNDED },
  { file: "icons/icon-512.png", size: 512, ground: site, ...ROUNDED },
  { file: "icons/icon-maskable-192.png", size: 192, ground: site, ...MASKABLE },
  { file: "icons/icon-maskable-512.png", size: 512, ground: site, ...MASKABLE },
  { file: "icons/team-192.png", size: 192, ground: team, ...ROUNDED },
  { file: "icons/team-512.png", size: 512, ground: team, ...ROUNDED },
  { file: "icons/team-maskable-512.png", size: 512, ground: team, ...MASKABLE },
  { file: "icons/team-apple-touch-icon.png", size: 180, ground: team, ...APPLE },
  { file: "apple-touch-icon.png", size: 180, ground: site, ...APPLE },
];

const FAVICON_SIZES = [16, 32, 48];

function drawTile({ size, ground, corner, mark }: Omit<Tile, "file">): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">` +
    `<rect width="${size}" height="${size}" rx="${size * corner}" fill="${ground}"/>` +
    `${placeMark(size, mark, colors.sand)}</svg>`
  );
}

const toPng = (svg: string, palette: boolean) =>
  sharp(Buffer.from(svg))
    .png(palette ? { palette: true, effort: 10 } : { compressionLevel: 9 })
    .toBuffer();

/** The tab's icon is the bare mark, which stays clear at 16 px and is light in a dark browser. */
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>path{fill:${colors.pine}}@media (prefers-color-scheme:dark){path{fill:#8fd0bd}}</style>${placeMark(32, 1, colors.pine)}</svg>\n`;

/** `npm run draw -- icons`. */
export async function main(args: string[]): Promise<number> {
  if (!readCommandLine(args, help, {})) return 0;
  mkdirSync(join(paths.public, "icons"), { recursive: true });
  writeFileSync(join(paths.public, "favicon.svg"), favicon);
  writeFileSync(paths.logoTile, `${drawTile({ size: 32, ground: site, ...ROUNDED })}\n`);
  const faviconPictures = await Promise.all(
    FAVICON_SIZES.map(async (size) => ({
      size,
      png: await toPng(drawTile({ size, ground: site, corner: 0.2, mark: 0.84 }), false),
    })),
  );
  writeFileSync(join(paths.public, "favicon.ico"), packIco(faviconPictures));
  for (const tile of tiles) {
    const png = await toPng(drawTile(tile), true);
    writeFileSync(join(paths.public, tile.file), png);
    console.log(`${tile.file}  ${tile.size} px  ${png.length} bytes`);
  }
  return 0;
}
