/** A phone held sideways: so low that what is not the page's own matter must be small. */
export const lowScreen = "@media (max-height: 30rem)";

/** From a tablet on, and not low: room for a button in its own row. */
export const roomyScreen = "@media (min-width: 48rem) and (min-height: 30.01rem)";
