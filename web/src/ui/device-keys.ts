/**
 * Everything that the site keeps on a device; `*` means any ending. The privacy page names each
 * (web/publish/checks/privacy-problems.ts). Nothing else can be kept: `storedValue` takes no other key, and
 * tests/structure/device-keys.test.ts finds code that bypasses it.
 */
export const deviceKeys = {
  localStorage: [
    "heading-font",
    "team-member",
    "team-config",
    "team-additions:*",
    "team-counts",
    "team-as-of:*",
    "team-begun:*",
    "team-kept-draft:*",
    "team-seen:*",
    // These are Firebase's own.
    "firestore_*",
    "firebase:*",
  ],
  sessionStorage: [
    "banner-dismissed",
    "carried-*",
    "draft-*",
    "reloaded-for",
    "unsent-later",
    "update-later",
    "visit",
    "sign-out-reason",
    "team-draft:*",
    "team-without-copy",
  ],
  indexedDB: [
    "outbox",
    "outbox-news",
    // Workbox notes when a cache entry was last used.
    "workbox-expiration",
    // These are Firebase's own: the team's records, who is signed in, and the days on which its programs were used.
    "firestore/*",
    "firebaseLocalStorageDb",
    "firebase-heartbeat-database",
  ],
  caches: [
    "workbox-precache-*",
    "background",
    "pages",
    "pictures",
    "parts",
    "team-area",
    "team-notices",
  ],
} as const;

/** The keys of App Check and reCAPTCHA, if site.yaml has a key for them. */
export const appCheckKeys = ["firebase-app-check-database", "_grecaptcha"] as const;

type StorageKind = keyof typeof deviceKeys;

type Written<Key extends string> = Key extends `${infer Start}*` ? `${Start}${string}` : Key;

export type DeviceKey<Kind extends StorageKind> = Written<(typeof deviceKeys)[Kind][number]>;
