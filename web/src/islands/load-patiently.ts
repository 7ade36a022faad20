/** Pause before a failed load is tried again (milliseconds); it doubles with each failure. */
const firstPauseMs = 2000;
const longestPauseMs = 60_000;

/** Resolves after the pause, or as soon as the browser says that it is online again. */
function pauseOrOnline(pauseMs: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(clock);
      removeEventListener("online", done);
      resolve();
    };
    const clock = setTimeout(done, pauseMs);
    addEventListener("online", done);
  });
}

/**
 * Loads until it succeeds: a part that failed to load must not take the page with it. Its HTML
 * stands meanwhile, with what was typed, and what was pressed is done when its script is there.
 */
export async function loadPatiently<Result>(load: () => Promise<Result>): Promise<Result> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      return await load();
    } catch (error) {
      console.error("A part of this page could not be loaded; it is tried again", error);
    }
    await pauseOrOnline(pauseMs);
  }
}
