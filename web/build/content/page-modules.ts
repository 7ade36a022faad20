import { join } from "node:path";
import type { Content } from "./read-content.ts";
import { contentFolder } from "./read-yaml.ts";
import { pictureMark, resolvePage } from "./resolve-page.ts";

/** `virtual:pages`: where each page is, and how its code is loaded. */
export function pagesModule(content: Content): string {
  const entries = content.pages.map(
    ({ name, path }) =>
      `{ name: ${JSON.stringify(name)}, path: ${JSON.stringify(path)}, load: () => import("virtual:page/${name}") }`,
  );
  return `export const pages = [${entries.join(",\n")}];`;
}

function componentName(kind: string): string {
  return `${kind.replace(/(^|-)([a-z])/g, (_, _hyphen, letter: string) => letter.toUpperCase())}Section`;
}

/**
 * `virtual:page/<name>`: the page's head and each section bound to its component. Only the
 * components that the page uses are imported, and its pictures as hashed files.
 */
export function pageModule(content: Content, name: string, sectionsFolder: string): string {
  const page = content.pages.find((item) => item.name === name);
  if (!page) throw new Error(`there is no page "${name}"`);
  const { sections, ...head } = resolvePage(page, content);
  const kinds = [...new Set(sections.map(({ kind }) => kind))];
  const pictures: string[] = [];
  const withPictures = (value: unknown) =>
    JSON.stringify(value).replaceAll(
      new RegExp(`"${pictureMark("")}([^"]+)"`, "g"),
      (_, file: string) => {
        if (!pictures.includes(file)) pictures.push(file);
        return `picture${pictures.indexOf(file)}`;
      },
    );
  const bound = sections.map(
    (section, index) =>
      `{ key: "${section.kind}-${index}", Render: () => jsx(${componentName(section.kind)}, { section: ${withPictures(section)} }) }`,
  );
  return [
    `import { jsx } from "react/jsx-runtime";`,
    ...kinds.map(
      (kind) =>
        `import { ${componentName(kind)} } from ${JSON.stringify(join(sectionsFolder, `${kind}-section.tsx`))};`,
    ),
    ...pictures.map(
      (file, index) =>
        `import picture${index} from ${JSON.stringify(`${join(contentFolder, "pictures", file)}?url`)};`,
    ),
    `export const page = ${JSON.stringify(head)};`,
    `export const sections = [${bound.join(",\n")}];`,
  ].join("\n");
}
