import type { EmotionCache } from "@emotion/react";
import { createBrowserCache, emotionKey } from "../../emotion-cache.ts";

/** All rules that were added to this document. The style elements would not give them back unchanged. */
const rules: string[] = [];

/** Creates a cache that treats the classes of the page drawn by entry-seen.ts as present. */
export function createTeamCache(): EmotionCache {
  const cache = createBrowserCache();
  rules.push(...(window.seenPage?.rules ?? []));
  const insert = cache.sheet.insert.bind(cache.sheet);
  cache.sheet.insert = (rule) => {
    rules.push(rule);
    insert(rule);
  };
  return cache;
}

const classes = new RegExp(`(?<=\\.)${emotionKey}-[\\w-]+`, "g");

export function rulesFor(element: Element): string[] {
  return rules.filter((rule) => {
    const names = rule.match(classes);
    return !names || names.some((name) => element.querySelector(`.${name}`));
  });
}
