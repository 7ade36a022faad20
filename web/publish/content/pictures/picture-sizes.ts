export interface PictureSize {
  width: number;
  height: number;
  /** What the picture command makes is no heavier. */
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

/** Who tells a story. */
export const personSize: PictureSize = { width: 480, height: 480, maxBytes: 40_000 };

/** Twice as fine as most screens show it. */
export const pageSize: PictureSize = { width: 1280, height: 960, maxBytes: 120_000 };

/** Below web/content/pictures. */
export function portfolioFile(id: string, { width }: Pick<PictureSize, "width">): string {
  return `portfolio/${id}-${width}.webp`;
}

export function phoneFile(id: string): string {
  return `portfolio/${id}-phone.webp`;
}

/** Stands where the owner has given no picture yet; has the size of a post's. */
export const noPictureYet = "posts/no-picture-yet.svg";
