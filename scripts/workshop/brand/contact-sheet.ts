/**
 * Draws every icon, scene and logo on one sheet, light and dark, to look at them together:
 * npx tsx scripts/workshop/brand/contact-sheet.ts [icons|scenes|logo]
 * The sheets are stored in .cache/brand.
 */
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright/test";
import { openChromium } from "./open-chromium.ts";
import { paths } from "./project-paths.ts";

const themes = [
  { name: "light", background: "#faf6ee", text: "#12403a" },
  { name: "dark", background: "#0f1715", text: "#eef3f0" },
];

const readText = (file: string) => readFileSync(file, "utf8");

function inBothThemes(body: string): string {
  return themes
    .map(
      (theme) =>
        `<section style="background:${theme.background};color:${theme.text};padding:24px;display:flex;flex-wrap:wrap;gap:20px;align-items:end">${body}</section>`,
    )
    .join("");
}

function iconCells(): string {
  const sprite = readText(paths.icons);
  const ids = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1] ?? "");
  const cells = ids.map(
    (id) =>
      `<div style="width:88px;text-align:center;font:11px sans-serif">${[20, 48]
        .map((size) => `<svg width="${size}" height="${size}"><use href="#${id}"/></svg>`)
        .join(" ")}<br>${id}</div>`,
  );
  return `<div hidden>${sprite}</div>${inBothThemes(cells.join(""))}`;
}

function sceneCells(): string {
  const folder = join(paths.pictures, "scenes");
  const cells = readdirSync(folder)
    .filter((name) => name.endsWith(".svg"))
    .map((name) => {
      const data = Buffer.from(readText(join(folder, name))).toString("base64");
      return `<img width="400" height="300" src="data:image/svg+xml;base64,${data}" alt="${name}">`;
    });
  return inBothThemes(cells.join(""));
}

function logoCells(): string {
  const logo = readText(paths.logo);
  const favicon = Buffer.from(readText(join(paths.public, "favicon.svg"))).toString("base64");
  const marks = [16, 24, 32, 64, 160]
    .map((size) => `<svg width="${size}" height="${size}"><use href="#logo-mark"/></svg>`)
    .join(" ");
  const icons = [16, 32, 64]
    .map((size) => `<img width="${size}" src="data:image/svg+xml;base64,${favicon}" alt="">`)
    .join(" ");
  return `<div hidden>${logo}</div>${inBothThemes(`${marks}${icons}`)}`;
}

async function shoot(browser: Browser, name: string, body: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1320, height: 200 } });
  await page.setContent(`<body style="margin:0">${body}</body>`);
  const file = join(paths.cache, `${name}.png`);
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
  console.log(file);
}

const sheets = { icons: iconCells, scenes: sceneCells, logo: logoCells };
const asked = process.argv[2];

mkdirSync(paths.cache, { recursive: true });
const browser = await openChromium();
try {
  for (const [name, draw] of Object.entries(sheets)) {
    if (asked === undefined || asked === name) await shoot(browser, name, draw());
  }
} finally {
  await browser.close();
}
