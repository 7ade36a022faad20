import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ResolvedSection } from "../../src/site/content/resolved-page.ts";
import type { Content } from "../content/content.ts";
import { endOfDay, pageStates } from "../content/page-state.ts";
import { socialPicture } from "../content/pictures/has-picture.ts";
import { pictureMark, resolvePage } from "../content/resolve-page.ts";
import { contentFolder } from "../content-folder.ts";

const siteFolder = fileURLToPath(new URL("../../src/site", import.meta.url));

/** `virtual:pages`: the loader of each marketing page for the build, by its name. */
export function pagesModule({ pages }: Content): string {
  return loadersModule("pageLoaders", pages, ({ name }) => name);
}

/** A module with one object of functions that load pages, by a key. */
export function loadersModule<Page extends { name: string }>(
  exported: string,
  pages: readonly Page[],
  keyOf: (page: Page) => string,
): string {
  const loaders = pages.map(
    (page) => `${JSON.stringify(keyOf(page))}: () => import("virtual:page/${page.name}")`,
  );
  return `export const ${exported} = {${loaders.join(",\n")}};`;
}

/** A part of a page: the component of its registry that shows it, and what it shows. */
interface Binding {
  /** A stable key for React. */
  key: string;
  part: string;
  props: unknown;
}

/**
 * The text of a `virtual:page/…` module; pictures of the content become hashed files.
 * @param registry The file below `web/src/site` that exports the `components`.
 */
export function boundModule(
  registry: string,
  head: unknown,
  bindings: readonly Binding[],
  closed?: { from: string; bindings: readonly Binding[] },
): string {
  const pictures: string[] = [];
  const withPictures = (value: unknown) =>
    JSON.stringify(value).replaceAll(
      new RegExp(`"${pictureMark("")}([^"]+)"`, "g"),
      (_, file: string) => {
        if (!pictures.includes(file)) pictures.push(file);
        return `picture${pictures.indexOf(file)}`;
      },
    );
  const bound = (some: readonly Binding[]) =>
    some.map(
      ({ key, part, props }) =>
        `{ key: ${JSON.stringify(key)}, Render: () => jsx(components[${JSON.stringify(part)}], ${withPictures(props)}) }`,
    );
  const lists = [
    `export const sections = [${bound(bindings).join(",\n")}];`,
    ...(closed
      ? [
          `export const closed = { from: ${JSON.stringify(closed.from)}, sections: [${bound(closed.bindings).join(",\n")}] };`,
        ]
      : []),
  ];
  return [
    `import { jsx } from "react/jsx-runtime";`,
    `import { components } from ${JSON.stringify(join(siteFolder, registry))};`,
    ...pictures.map(
      (file, index) =>
        `import picture${index} from ${JSON.stringify(`${join(contentFolder, "pictures", file)}?url`)};`,
    ),
    `export const page = ${JSON.stringify(head)};`,
    ...lists,
  ].join("\n");
}

/** `virtual:page/<name>`: the page's head, and each section bound to its component. */
export function pageModule(content: Content, name: string): string {
  const page = content.pages.find((item) => item.name === name);
  if (!page) throw new Error(`there is no page "${name}"`);
  const { sections, ...head } = resolvePage(page, content);
  const bindings = (some: ResolvedSection[]): Binding[] =>
    some.map((section, index) => ({
      key: `${section.kind}-${index}`,
      part: section.kind,
      props: { section },
    }));
  const [, closed] = pageStates(page);
  return boundModule(
    "sections/section-components.ts",
    { ...head, socialImage: socialPicture(name) },
    bindings(sections),
    page.closed && closed && !page.isClosed
      ? {
          from: endOfDay(page.closed.after),
          bindings: bindings(resolvePage(closed, content).sections),
        }
      : undefined,
  );
}
