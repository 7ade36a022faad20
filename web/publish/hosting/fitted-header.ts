import { site } from "../../src/site/content/site-schema.ts";
import { checkContent, readYaml } from "../content/read-yaml.ts";
import { isOwnContent } from "../content-folder.ts";
import { appCheckSources } from "./content-security-policy.ts";

const ofAppCheck = new Set<string>(Object.values(appCheckSources).flat());

function calendarOrigin(): string {
  const { path, value } = readYaml("site.yaml");
  return new URL(checkContent(site, value, path).schedulingUrl).origin;
}

/**
 * A header of firebase.json, whose Content-Security-Policy fits the owner's content. For another content it
 * has that one's calendar, and no App Check.
 */
export function fittedHeader<Header extends { key: string; value: string }>(
  header: Header,
): Header {
  if (isOwnContent || header.key !== "Content-Security-Policy") return header;
  const directives = header.value.split(";").map((directive) => {
    const [name, ...sources] = directive.trim().split(/\s+/);
    const fitting = sources.filter((source) => !ofAppCheck.has(source));
    return [name, ...(name === "frame-src" ? [calendarOrigin()] : fitting)].join(" ");
  });
  return { ...header, value: directives.join("; ") };
}
