import { site } from "virtual:site";

declare const __BUILD_YEAR__: number;

/** From the first year to the year of the build (design.md section 6). */
export const copyrightYears =
  site.copyrightFrom < __BUILD_YEAR__
    ? `${site.copyrightFrom}–${__BUILD_YEAR__}`
    : `${site.copyrightFrom}`;
