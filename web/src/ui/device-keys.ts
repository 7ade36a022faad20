/**
 * Everything that the site keeps on a device; `*` stands for any ending. The privacy page names each
 * (web/publish/checks/privacy-problems.ts). Nothing else can be kept: `storedValue` takes no other key, and
 * tests/structure/device-keys.test.ts finds what goes past it.
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
    // Firebase's own.
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
    // When what is in the caches was last used, by Workbox.
    "workbox-expiration",
    // Firebase's own: the team's records, who is signed in, and which days its programs were used.
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

/** The same of App Check and reCAPTCHA, where site.yaml has a key for them. */
export const appCheckKeys = ["firebase-app-check-database", "_grecaptcha"] as const;

type DevicePlace = keyof typeof deviceKeys;

type Written<Key extends string> = Key extends `${infer Start}*` ? `${Start}${string}` : Key;

/** What may be kept in a place. */
export type DeviceKey<Place extends DevicePlace> = Written<(typeof deviceKeys)[Place][number]>;
