/** Matches modules whose id contains one of these patterns. */
const modules = (...patterns: string[]) => new RegExp(patterns.join("|"));

/**
 * The modules that share a script file, for Vite's `codeSplitting.groups`. Modules that are needed together share one
 * file, because each file is one more response to wait for on a bad connection. The first group that names a module
 * gets it; Rolldown divides the rest by itself. No group may lead from the start of the worker or from the team area to
 * the entry of the public pages (tests/build/team-shells.test.ts).
 */
export const scriptGroups = [
  {
    // The modules that the start of the worker shares with the clients, with Vite's own `import()` helper.
    name: "start",
    test: modules(
      "vite/preload-helper",
      "src/(pwa/offline-page|islands/(vanished-chunks|ignored-chunk-errors)|forms/(fields-on-page|form-names|outbox/outbox-database))",
      "idb-keyval",
      "src/ui/(fonts/|device-storage|trusted-types)",
      "src/contract/beacon-words",
    ),
  },
  {
    // React and Chakra's system, with which everything that is rendered begins.
    name: "react",
    test: modules(
      "node_modules/(react|react-dom|react-is|scheduler|hoist-non-react-statics)/",
      "node_modules/(@emotion|stylis|@pandacss)/",
      "@chakra-ui/react/dist/esm/(styled-system|utils|preset-base|create-context|merge-refs)",
      "src/ui/theme/(?!page-theme)",
    ),
  },
  {
    // The modules that know who is signed in; the public pages don't need them.
    name: "auth",
    test: modules(
      "node_modules/(@firebase/(app|auth|component|logger|util)|firebase/(app|auth))/",
      "node_modules/(reactfire|use-sync-external-store|idb)/",
      "absent:firebase",
    ),
  },
  {
    // The modules that every island and the team area begin with, in addition to React and Chakra.
    name: "base",
    test: modules(
      "virtual:site$",
      "src/emotion-cache",
      "src/islands/(early-events|hold-fields|load-patiently)",
      "src/forms/without-script",
      "src/ui/(button|call-link|container|icon|logo-mark|reachable-text|skip-link|track-event)",
      "src/ui/(toast/show-toast|treeline)",
      "src/ui/(use-online|visually-hidden|theme/page-theme)",
    ),
  },
  // The modules that wake islands; none of them may be in the team area.
  {
    name: "islands",
    test: modules("src/(islands/|site/(islands|blog/post-(categories|filter)))"),
  },
  {
    // What the calculator, the check and the drawing share with each other, the contact form and the blog.
    name: "tools",
    test: modules(
      "src/site/(business-today|landing|print-alone|share-button|site-link|use-opened)",
      "src/forms/contact/carried-lines",
    ),
  },
  // Two programs follow the address: the reader of the blog and the team area.
  { name: "router", test: modules("node_modules/react-router") },
  {
    // The reader of the blog: all that a post shows, and the addresses of pictures.
    name: "blog",
    test: modules(
      "src/site/(blog/(?!reader|post-(categories|filter))|head|public-page)",
      "virtual:blog-",
      "content/pictures",
      "react-helmet",
      "shallowequal|invariant|react-fast-compare",
    ),
  },
  {
    // The parts of every form, including the team's.
    name: "fields",
    test: modules(
      "react-hook-form",
      "@hookform",
      "zod/v4/(classic|locales|core/(json|memo|registries|to-json))",
      "components/(field|fieldset|icon|input|textarea)/",
      "auto-resize|use-safe-layout-effect|create-split-props|use-recipe|create-recipe-context",
      "src/ui/(labeled-field|select)",
      "src/contract/(email-address|limits|submission|text-field)",
    ),
  },
  // The rest of zod; the outbox needs no more.
  { name: "zod", test: modules("zod/v4/(core|mini)") },
  {
    // The stored data of a company's records and their logs.
    name: "stored",
    test: modules(
      "src/contract/(business-day|client|client-log|collections|contact-address|derived-fields)[.]ts",
      "src/contract/(document-id|lead|lead-log|record-log|status|stored-time|task|task-log)[.]ts",
    ),
  },
  {
    // The parts that the dashboard, the lists and the pages of records are made of.
    name: "records",
    test: modules(
      "src/team/(records/(?!import|form/use-client-)|leads/(?!add-|replies)|tasks/(?!add-))",
      "src/team/store/(local|unconfirmed)-writes",
      "src/team/ui/(calendar-day|focus-neighbor|segments|sheet|use-now)",
      "src/contract/(lead-standing|limit-words)",
    ),
  },
  // The lists and the pages of records themselves, which the dashboard doesn't need.
  {
    name: "record-pages",
    test: modules(
      "src/team/(clients|leads|pages|tasks|records/form)/",
      "virtual:replies",
      "src/ui/plain-text",
    ),
  },
  {
    // The data that the forms of the public pages ask for.
    name: "messages",
    test: modules(
      "src/contract/(contact-message|newsletter-signup|typed-fields)",
      "src/forms/choice-group",
    ),
  },
  {
    // The modules that send a form, now or later.
    name: "outbox",
    test: modules(
      "src/forms/outbox/(outbox-store|page-outbox|send-form|sending-policy|unsent-list)",
      "src/(forms/call|contract/(answers|endpoints))",
      "virtual:unsent-words",
    ),
  },
];
