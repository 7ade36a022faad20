export interface PictureSize {
  width: number;
  height: number;
  /** The picture command makes no heavier files. */
  maxBytes: number;
}

export const postSize: PictureSize = { width: 800, height: 450, maxBytes: 30_000 };

/** The small and the large picture of a portfolio site. */
export const portfolioSizes: [PictureSize, PictureSize] = [
  { width: 640, height: 400, maxBytes: 22_000 },
  { width: 1280, height: 800, maxBytes: 60_000 },
];

/** A portfolio site on a phone. */
export const phoneSize: PictureSize = { width: 390, height: 844, maxBytes: 40_000 };

/** The person who tells a story. */
export const personSize: PictureSize = { width: 480, height: 480, maxBytes: 40_000 };

/** Twice the resolution at which most screens show it. */
export const pageSize: PictureSize = { width: 1280, height: 960, maxBytes: 120_000 };

/** The path below web/content/pictures. */
export function portfolioFile(id: string, { width }: Pick<PictureSize, "width">): string {
  return `portfolio/${id}-${width}.webp`;
}

export function phoneFile(id: string): string {
  return `portfolio/${id}-phone.webp`;
}

/** Fills in where the owner has given no picture yet. It has the size of a post's. */
export const noPictureYet = "posts/no-picture-yet.svg";
