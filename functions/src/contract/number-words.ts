/*
 * Only what the script behind every public page needs: the rest is in number-kinds.ts, the shapes in site-numbers.ts.
 */

/** What `?utm_source=` of a link may begin with; anything else says nothing. */
export const campaigns = ["newsletter", "qr", "ad"] as const;

/** More happen in no honest visit before its page is hidden; what is beyond isn't counted. */
export const countedAtOnce = 40;
