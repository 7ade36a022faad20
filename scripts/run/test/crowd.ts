/** How many callers come at once in the tests with many callers (tests/crowd). */
export const crowd = 12;
