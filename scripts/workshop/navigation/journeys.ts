/** A page, and the links that a visitor follows from page to page. */
export interface Journey {
  start: string;
  links: { step: string; selector: string; which: "first" | "last" }[];
}

/** All links are visible on a phone without opening the menu. */
export const journeys: readonly Journey[] = [
  {
    start: "/",
    links: [
      { step: "Home to web design", selector: 'a[href="/web-design"]', which: "first" },
      { step: "on to its prices", selector: 'a[href="/web-design-pricing"]', which: "first" },
      { step: "on to the privacy notice", selector: 'a[href="/privacy"]', which: "first" },
    ],
  },
  {
    start: "/blog",
    links: [
      { step: "Blog to a post", selector: 'main a[href^="/blog/"]', which: "first" },
      { step: "on to the next post", selector: 'main a[href^="/blog/"]', which: "last" },
    ],
  },
];

/** How a device comes to a page and follows a link. */
export interface Way {
  name: string;
  script: boolean;
  /** The service worker is running, and everything it caches is on the device. */
  filled: boolean;
  /** The visitor uses a pointer, which rests on the link before the press, and not a finger. */
  pointer: boolean;
}

export const reference: Way = {
  name: "without script",
  script: false,
  filled: false,
  pointer: false,
};

export const ways: readonly Way[] = [
  reference,
  { name: "first visit, tap", script: true, filled: false, pointer: false },
  { name: "first visit, pointer", script: true, filled: false, pointer: true },
  { name: "filled device, tap", script: true, filled: true, pointer: false },
];
