import { site } from "virtual:site";

declare const __BUILD_YEAR__: number;

export const copyrightYears =
  site.copyrightFrom < __BUILD_YEAR__
    ? `${site.copyrightFrom}–${__BUILD_YEAR__}`
    : `${site.copyrightFrom}`;
