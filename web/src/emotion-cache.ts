import createCache, { type EmotionCache } from "@emotion/cache";

/** The prefix of every class that Emotion makes. */
export const emotionKey = "css";

/** Leaves out the plugin that repeats rules for ten-year-old browsers: it was a quarter of the stylesheet. */
export const emotionOptions = { key: emotionKey, stylisPlugins: [] };

/** Marks prerendered classes as present: Emotion neither computes nor inserts them a second time. */
export function createBrowserCache(): EmotionCache {
  const cache = createCache(emotionOptions);
  for (const element of document.querySelectorAll(`[class*="${emotionKey}-"]`)) {
    for (const name of element.classList) {
      if (name.startsWith(`${emotionKey}-`))
        cache.inserted[name.slice(emotionKey.length + 1)] = true;
    }
  }
  return cache;
}
