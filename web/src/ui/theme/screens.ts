/** A phone held sideways, or text of 200 % on one: so little height that what is not the page's own matter must be small. */
export const lowScreen = "@media (max-height: 30rem)";

/** From a tablet on, and not low: room for a button in its own row. */
export const roomyScreen = "@media (min-width: 48rem) and (min-height: 30.01rem)";

/**
 * Inside a container: less room than the smallest phone has, counted in letters. So it is where text is shown at
 * 200 % on a phone, by the browser's text size or by its zoom.
 */
export const largeText = "@container (max-width: 16rem)";
