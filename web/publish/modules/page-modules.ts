import { join } from "node:path";
import type { ResolvedSection } from "../../src/site/content/resolved-page.ts";
import type { Content } from "../content/content.ts";
import { endOfDay, pageStates } from "../content/page-state.ts";
import { socialPicture } from "../content/pictures/social-picture.ts";
import { pictureMark, resolvePage } from "../content/resolve-page.ts";
import { contentFolder } from "../content-folder.ts";

/** `virtual:pages`: how each marketing page is loaded at build, by its name. */
export function pagesModule({ pages }: Content): string {
  return loadersModule("pageLoaders", pages, ({ name }) => name);
}

/** A module of one object of functions that load pages, by a key. */
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

function componentName(kind: string): string {
  return `${kind.replace(/(^|-)([a-z])/g, (_, _hyphen, letter: string) => letter.toUpperCase())}Section`;
}

/** A component of the app with what it shows. */
export interface Binding {
  /** Stable for React. */
  key: string;
  component: string;
  /** Where the component is exported. */
  file: string;
  props: unknown;
}

/** The text of a `virtual:page/…` module; pictures of the content become hashed files. */
export function boundModule(
  head: unknown,
  bindings: Binding[],
  closed?: { from: string; bindings: Binding[] },
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
  const all = [...bindings, ...(closed?.bindings ?? [])];
  const files = new Map(all.map(({ component, file }) => [component, file]));
  const bound = (some: Binding[]) =>
    some.map(
      ({ key, component, props }) =>
        `{ key: ${JSON.stringify(key)}, Render: () => jsx(${component}, ${withPictures(props)}) }`,
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
    ...[...files].map(
      ([component, file]) => `import { ${component} } from ${JSON.stringify(file)};`,
    ),
    ...pictures.map(
      (file, index) =>
        `import picture${index} from ${JSON.stringify(`${join(contentFolder, "pictures", file)}?url`)};`,
    ),
    `export const page = ${JSON.stringify(head)};`,
    ...lists,
  ].join("\n");
}

/**
 * `virtual:page/<name>`: the page's head and each section bound to its component. Only the
 * components that the page uses are imported.
 */
export function pageModule(content: Content, name: string, sectionsFolder: string): string {
  const page = content.pages.find((item) => item.name === name);
  if (!page) throw new Error(`there is no page "${name}"`);
  const { sections, ...head } = resolvePage(page, content);
  const bindings = (some: ResolvedSection[]) =>
    some.map((section, index) => ({
      key: `${section.kind}-${index}`,
      component: componentName(section.kind),
      file: join(sectionsFolder, `${section.kind}-section.tsx`),
      props: { section },
    }));
  const [, closed] = pageStates(page);
  return boundModule(
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
