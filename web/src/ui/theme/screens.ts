/** A phone held sideways, or one with text of 200%. */
export const lowScreen = "@media (max-height: 30rem)";

/** A phone held sideways, wide enough for two things beside each other. */
export const lowWideScreen = "@media (max-height: 30rem) and (min-width: 30rem)";

/** Wide enough for a picture beside its words. */
export const wideEnoughForTwo = "@media (min-width: 43.75rem)";

export const tooNarrowForTwo = "@media (max-width: 43.74rem)";

/** In a container: narrower than the smallest phone, counted in letters, so it means text of 200% on a phone. */
export const largeText = "@container (max-width: 16rem)";

/** In a container: narrower than the usual phone. */
export const narrowPhone = "@container (max-width: 21rem)";
