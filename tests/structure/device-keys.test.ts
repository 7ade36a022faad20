import { describe, expect, test } from "vitest";
import { appCheckKeys, deviceKeys } from "#web/src/ui/device-keys.ts";
import { type SourceFile, sourceFiles } from "./source-files.ts";

interface Way {
  /** A way to store something on a device. */
  uses: RegExp;
  /** The files that may use it, with keys of web/src/ui/device-keys.ts only. */
  only: string[];
}

const sources = "web/src/";
const wiping = `${sources}team/store/wipe-device.ts`;

const ways: Way[] = [
  {
    uses: /\b(?:local|session)Storage\b(?!["'])|\.setItem\(/,
    only: [
      ...["keys", "storage"].map((name) => `${sources}ui/device-${name}.ts`),
      // The last one writes only what web/src/team/leads/started-contact.ts reads.
      ...["web/publish/prerender/loader.js", wiping, `${sources}entry-seen.ts`],
    ],
  },
  {
    uses: /["'](?:local|session)Storage["']\]/,
    only: [],
  },
  { uses: /\bindexedDB\s*\??\.\s*open\b|\bopenDB\b/, only: [wiping] },
  {
    uses: /from "idb-keyval"/,
    only: ["database", "store"].map((name) => `${sources}forms/outbox/outbox-${name}.ts`),
  },
  { uses: /\bcreateStore\((?![^)]*\ssatisfies DeviceKey<)/, only: [] },
  {
    uses: /\bcaches\s*\.\s*open\b|\bcacheName\b/,
    only: ["sw/background-precache", "sw/rule-strategy", "src/pwa/stored-notices"].map(
      (name) => `web/${name}.ts`,
    ),
  },
  { uses: /\bcookie(?:Store)?\b\s*[.=]|\.cookie\b/, only: [] },
  { uses: /\.getDirectory\(|\bwindow\.name\b/, only: [] },
  {
    uses: /\bpersistentLocalCache\(|\binitializeAuth\(/,
    only: ["store", "app"].map((name) => `${sources}team/store/team-${name}.ts`),
  },
];

/** The code that runs in a visitor's or a member's browser. The editor (web/editing) runs on the owner's machine. */
const inBrowser = /^web\/(?:src|sw)\/|^web\/publish\/prerender\/loader\.js$/;

function pastTheKeys(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => inBrowser.test(path))
    .flatMap(({ path, text }) =>
      ways
        .filter(({ uses, only }) => uses.test(text) && !only.includes(path))
        .map(({ uses }) => `${path}: ${uses.exec(text)?.[0]}`),
    );
}

const files = sourceFiles();

describe("storage on a device", () => {
  test("goes only through files that take keys of device-keys.ts", () => {
    expect(pastTheKeys(files)).toEqual([]);
  });

  test.each([
    ["web/src/site/x.ts", 'localStorage.setItem("visits", "1")'],
    ["web/src/site/x.ts", 'window["localStorage"].visits = 1'],
    ["web/src/site/x.ts", "const { sessionStorage } = window;"],
    ["web/src/site/x.ts", 'document.cookie = "visit=1"'],
    ["web/src/forms/x.ts", 'import { set } from "idb-keyval";'],
    ["web/src/forms/x.ts", 'createStore("visits", "days")'],
    ["web/src/team/x.ts", 'indexedDB.open("notes")'],
    ["web/src/pwa/x.ts", 'await caches.open("fonts")'],
    ["web/sw/x.ts", 'const cacheName = "fonts";'],
    ["web/src/site/x.ts", "await navigator.storage.getDirectory()"],
  ])("%s with %j is noticed", (path, text) => {
    expect(pastTheKeys([{ path, text }])).toHaveLength(1);
    expect(pastTheKeys([{ path: "web/editing/page/x.ts", text }])).toEqual([]);
  });

  test("uses a known key in the loader, which can't import any", () => {
    const loader = files.find(({ path }) => path === "web/publish/prerender/loader.js");
    const written = [...(loader?.text.matchAll(/\.setItem\("?([^",)]+)/g) ?? [])];
    expect(written.map(([, key]) => key)).toEqual(["banner-dismissed"]);
    expect(deviceKeys.sessionStorage).toContain("banner-dismissed");
  });

  test("has one name for each key", () => {
    const all = [...Object.values(deviceKeys).flat(), ...appCheckKeys];
    expect(all).toEqual([...new Set(all)]);
  });
});
