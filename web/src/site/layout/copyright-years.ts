import { site } from "virtual:site";

declare const __BUILD_YEAR__: number;

/** From the first year to the year of the build. */
export const copyrightYears =
  site.copyrightFrom < __BUILD_YEAR__
    ? `${site.copyrightFrom}–${__BUILD_YEAR__}`
    : `${site.copyrightFrom}`;
