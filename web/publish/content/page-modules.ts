import { join } from "node:path";
import { contentFolder } from "./content-folder.ts";
import { postPageName, sitePages } from "./post-pages.ts";
import type { Content } from "./read-content.ts";
import { pictureMark, resolvePage } from "./resolve-page.ts";

/**
 * `virtual:pages`: where each page is, and how its code is loaded. The loaders of the posts are a part of
 * their own (`virtual:post-loaders`): with them the app would grow with each post.
 */
export function pagesModule(content: Content): string {
  const posts = new Set(content.posts.map(postPageName));
  const entries = sitePages(content)
    .filter(({ name }) => !posts.has(name))
    .map(
      ({ name, path }) =>
        `{ name: ${JSON.stringify(name)}, path: ${JSON.stringify(path)}, load: () => import("virtual:page/${name}") }`,
    );
  return [
    `const postNames = ${JSON.stringify([...posts])};`,
    `const loadPost = async (name) => (await import("virtual:post-loaders")).loaders[name]();`,
    `const posts = postNames.map((name) => ({ name, path: "/" + name, load: () => loadPost(name) }));`,
    `export const pages = [${entries.join(",\n")}, ...posts];`,
  ].join("\n");
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
export function boundModule(head: unknown, bindings: Binding[]): string {
  const pictures: string[] = [];
  const withPictures = (value: unknown) =>
    JSON.stringify(value).replaceAll(
      new RegExp(`"${pictureMark("")}([^"]+)"`, "g"),
      (_, file: string) => {
        if (!pictures.includes(file)) pictures.push(file);
        return `picture${pictures.indexOf(file)}`;
      },
    );
  const files = new Map(bindings.map(({ component, file }) => [component, file]));
  const bound = bindings.map(
    ({ key, component, props }) =>
      `{ key: ${JSON.stringify(key)}, Render: () => jsx(${component}, ${withPictures(props)}) }`,
  );
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
    `export const sections = [${bound.join(",\n")}];`,
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
  return boundModule(
    head,
    sections.map((section, index) => ({
      key: `${section.kind}-${index}`,
      component: componentName(section.kind),
      file: join(sectionsFolder, `${section.kind}-section.tsx`),
      props: { section },
    })),
  );
}
