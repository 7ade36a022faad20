import type { EmotionCache } from "@emotion/react";
import { createBrowserCache, emotionKey } from "../../emotion-cache.ts";

/** All that were added to this document; the style elements themselves would not give them back as they were. */
const rules: string[] = [];

/** With the classes of the page that entry-seen.ts has drawn as present. */
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

/** Those for an element, and those without a class. */
export function rulesFor(element: Element): string[] {
  return rules.filter((rule) => {
    const names = rule.match(classes);
    return !names || names.some((name) => element.querySelector(`.${name}`));
  });
}
