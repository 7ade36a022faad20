/** The oldest browsers for which scripts and styles are built (docs/browsers.md). */
export const browserTargets = ["safari16.4", "ios16.4", "chrome131", "edge131", "firefox133"];
