import { readFileSync } from "node:fs";
import { join } from "node:path";
import { markup } from "../../../web/publish/markup.ts";
import { colors, placeMark } from "../mark.ts";
import { paths } from "../project-paths.ts";

/** The content of one social image. */
export interface SocialCard {
  title: string;
  tagline: string;
  siteName: string;
  /** A picture under web/content/pictures. */
  picture: string;
  /** The file to which the image is written. */
  file: string;
}

/** The size that Facebook, LinkedIn, X and messengers show without cropping. */
export const CARD = { width: 1200, height: 630 };

const dataUrl = (type: string, file: string) =>
  `data:${type};base64,${readFileSync(file).toString("base64")}`;

/** Long titles are set smaller, so that each takes at most four lines beside the picture. */
const titleSize = (title: string) => (title.length > 44 ? 56 : title.length > 28 ? 64 : 76);

/** A quiet row of pines along the lower edge: the mark's outline, a shade darker than the background. */
function pineRow(): string {
  const trees = [60, 170, 262, 390, 470, 588, 700, 806, 930, 1020, 1130].map((x, index) => {
    const size = 96 + ((index * 53) % 70);
    return `<svg x="${x - size / 2}" y="${646 - size}" width="${size}" height="${size}" viewBox="0 0 32 32">${placeMark(32, 1, colors.pineDeep)}</svg>`;
  });
  return `<svg class="pines" width="${CARD.width}" height="${CARD.height}">${trees.join("")}</svg>`;
}

/** The whole page that Chromium photographs. All text is set in our own font file. */
export function renderSocialCard(card: SocialCard): string {
  const font = dataUrl("font/woff2", join(paths.fonts, "bricolage-grotesque-headings.woff2"));
  const type = card.picture.endsWith(".svg") ? "image/svg+xml" : "image/webp";
  const picture = dataUrl(type, join(paths.pictures, card.picture));
  return `<!doctype html><style>
    @font-face { font-family: Display; src: url(${font}); font-weight: 600 800; }
    * { box-sizing: border-box; margin: 0; }
    body { position: relative; width: ${CARD.width}px; height: ${CARD.height}px; overflow: hidden;
      background: ${colors.pine}; color: ${colors.sand}; font-family: Display; }
    .pines { position: absolute; inset: 0; }
    .brand { position: absolute; left: 64px; top: 54px; display: flex; align-items: center; gap: 18px;
      font-weight: 700; font-size: 30px; }
    .words { position: absolute; left: 64px; top: 140px; width: 560px; height: 372px; display: flex;
      flex-direction: column; justify-content: center; gap: 26px; }
    h1 { font-weight: 800; font-size: ${titleSize(card.title)}px; line-height: 1.04;
      letter-spacing: -0.02em; text-wrap: balance; }
    p { font-weight: 600; font-size: 27px; line-height: 1.3; color: #b9d6ca; text-wrap: balance; }
    .picture { position: absolute; right: 56px; top: 122px; width: 480px; height: 360px; display: grid;
      align-items: center; }
    img { display: block; width: 100%; height: auto; border-radius: 22px; }
    .line { position: absolute; left: 0; bottom: 0; width: 100%; height: 12px; background: ${colors.cranberry}; }
  </style>
  ${pineRow()}
  <div class="brand"><svg width="48" height="48" viewBox="0 0 32 32">${placeMark(32, 1, colors.sand)}</svg>${markup`${card.siteName}`.text}</div>
  <div class="words"><h1>${markup`${card.title}`.text}</h1><p>${markup`${card.tagline}`.text}</p></div>
  <div class="picture"><img src="${picture}" alt=""></div>
  <div class="line"></div>`;
}
