import { z } from "zod";
import { builtRoute } from "./site-build.ts";

const thing = z.looseObject({ "@type": z.string() });
const graph = z.object({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(thing),
});

/** Returns the structured data of a page. @throws if it doesn't parse. */
export function thingsOf(route: string): z.infer<typeof thing>[] {
  const { html } = builtRoute(route);
  const texts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return texts.flatMap(([, text = ""]) => graph.parse(JSON.parse(text))["@graph"]);
}

/** Returns the first thing of a type in a page's structured data. */
export function thingOf(route: string, type: string) {
  return thingsOf(route).find((one) => one["@type"] === type);
}
