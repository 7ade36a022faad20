/** A phone held sideways, or text of 200 % on one. */
export const lowScreen = "@media (max-height: 30rem)";

/** A phone held sideways, wide enough for two things beside each other. */
export const lowWideScreen = "@media (max-height: 30rem) and (min-width: 30rem)";

/** Wide enough for a picture beside its words. */
export const wideEnoughForTwo = "@media (min-width: 43.75rem)";

/** Not so wide: pictures stand below their words. */
export const tooNarrowForTwo = "@media (max-width: 43.74rem)";

/** Inside a container: less than the smallest phone has, counted in letters, so text at 200 % on a phone. */
export const largeText = "@container (max-width: 16rem)";

/** Inside a container: less than the usual phone has. */
export const narrowPhone = "@container (max-width: 21rem)";
