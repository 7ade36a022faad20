/** How many callers come at once where that is what is tested (tests/crowd). */
export const crowd = 12;
