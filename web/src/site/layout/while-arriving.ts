/**
 * For what wraps or is centred, so that its place depends on what comes after it in the file: it stays
 * unseen while its part of the page is still arriving, instead of moving. A part has arrived when the
 * next one has begun, the last one when the footer has. (Not `:last-child`: to Chromium no element is
 * the last one while its parent is still arriving.)
 */
export const unseenWhileArriving = {
  "main:not(:has(~ footer)) :is(section, article > *):not(:has(~ *)) &": { visibility: "hidden" },
} as const;
