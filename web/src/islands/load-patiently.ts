const firstPauseMs = 2000;
const longestPauseMs = 60_000;

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

/** A part that fails to load must not take the page with it: its HTML stays, and presses are replayed later. */
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
