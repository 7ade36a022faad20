import type { Plugin } from "vite";

/**
 * Modules that the team area's libraries import for features that this product doesn't use, each with the imported
 * names. Tree shaking can't drop these modules, because the libraries put them in tables and classes that stay.
 * Together they weigh 71 kB on the wire.
 */
const absentModules: Record<string, { importer: RegExp; names: string[]; feature: string }> = {
  "firebase/database": {
    importer: /node_modules\/reactfire\//,
    names: [
      "get",
      "off",
      "onChildAdded",
      "onChildChanged",
      "onChildMoved",
      "onChildRemoved",
      "onValue",
    ],
    feature: "the Realtime Database",
  },
  re2js: {
    importer: /node_modules\/@firebase\/firestore\//,
    names: ["RE2JS"],
    feature: "regular expressions in Firestore's pipelines",
  },
};

const prefix = "\0absent:";

function sourceOf(module: string): string {
  const { names = [], feature = module } = absentModules[module] ?? {};
  const message = JSON.stringify(`${feature}: left out of the build (absent-modules-plugin.ts)`);
  return [
    `const absent = new Proxy(() => {}, {`,
    `  apply() { throw new Error(${message}); },`,
    `  get() { throw new Error(${message}); },`,
    `});`,
    ...names.map((name) => `export const ${name} = absent;`),
  ].join("\n");
}

/** Replaces each of these modules with one that throws when it is used. An import of another name fails the build. */
export function absentModulesPlugin(): Plugin {
  return {
    name: "absent-modules",
    enforce: "pre",
    apply: "build",
    resolveId(source, importer) {
      const absent = Object.hasOwn(absentModules, source) ? absentModules[source] : undefined;
      return absent && importer && absent.importer.test(importer) ? prefix + source : undefined;
    },
    load: (id) => (id.startsWith(prefix) ? sourceOf(id.slice(prefix.length)) : undefined),
  };
}
