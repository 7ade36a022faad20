import { chakra } from "@chakra-ui/react";
import { Global } from "@emotion/react";
import { lazy, Suspense } from "react";
import { NavLink } from "react-router-dom";
import { loadPatiently } from "../../islands/load-patiently.ts";
import { Icon } from "../../ui/icon.tsx";
import { innerFocusRing } from "../../ui/theme/focus-ring.ts";
import { lowScreen } from "../../ui/theme/screens.ts";
import { clientsPage, dashboardPage, leadsPage, tasksPage } from "../team-pages.ts";
import { ErrorBoundary } from "../ui/error-boundary.tsx";

/** This brings Firestore, which is never fetched before somebody is signed in. */
const DeskWatch = lazy(() =>
  loadPatiently(async () => ({ default: (await import("../today/desk-watch.tsx")).DeskWatch })),
);

const room = "calc(clamp(2.8125rem, 12vh, 3.75rem) + env(safe-area-inset-bottom))";

/** The height of the tabs at the bottom of a phone. Elsewhere it is only the space that the device reserves there. */
export const tabsRoom = {
  "--tabs-room": { base: room, md: "env(safe-area-inset-bottom)" },
} as const;

/** Messages appear above the tabs. */
const roomBelow = `
:root { --below: env(safe-area-inset-bottom); --toast-room: calc(1rem + var(--below)); scroll-padding-bottom: calc(5rem + var(--below)); }
@media (max-width: 47.99rem) { :root { --below: ${room}; } }
`;

/** On a phone the links are under the thumb, elsewhere in the header. */
const Links = chakra("nav", {
  base: {
    ...tabsRoom,
    position: { base: "fixed", md: "static" },
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: 2,
    display: { base: "grid", md: "flex" },
    gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
    gap: { md: "1" },
    height: { base: "var(--tabs-room)", md: "auto" },
    paddingBottom: { base: "env(safe-area-inset-bottom)", md: "0" },
    marginInlineStart: { md: "4", lg: "8" },
    background: { base: "card", md: "none" },
    borderTop: { base: "1px solid {colors.line}", md: "none" },
    "& a": {
      position: "relative",
      display: "flex",
      flexDirection: { base: "column", md: "row" },
      alignItems: "center",
      justifyContent: "center",
      minHeight: "2.75rem",
      paddingInline: { md: "4" },
      borderRadius: { md: "full" },
      color: { base: "muted", md: "onDeepMuted" },
      // At a text size of 200%, four words still fit side by side.
      fontSize: { base: "min(0.8125rem, 5vw)", md: "sm" },
      lineHeight: 1.3,
      fontWeight: 600,
      textDecoration: "none",
      mdDown: { _focusVisible: innerFocusRing },
      md: { _hover: { color: "onDeep", background: "rgb(255 255 255 / .1)" } },
      // On a low screen each line counts, so one is enough.
      [lowScreen]: { flexDirection: "row", columnGap: "2" },
    },
    "& a[aria-current=page]": {
      color: { base: "brand", md: "onDeep" },
      background: { base: "brandSoft", md: "rgb(255 255 255 / .14)" },
    },
    "& svg": {
      md: { display: "none" },
      "@media (max-width: 30rem) and (max-height: 30rem)": { display: "none" },
    },
  },
});

const tabs = [
  { page: dashboardPage, label: "Today", icon: "calendar" },
  { page: leadsPage, label: "Leads", icon: "megaphone" },
  { page: clientsPage, label: "Clients", icon: "users" },
  { page: tasksPage, label: "Tasks", icon: "check" },
];

export function AreaLinks() {
  return (
    <Links aria-label="Team area">
      <Global styles={roomBelow} />
      {tabs.map(({ page, label, icon }) => (
        <NavLink key={page.path} to={page.path}>
          <Icon name={icon} size="1.5rem" />
          {label}{" "}
          {page === leadsPage && (
            <ErrorBoundary fallback={null}>
              <Suspense>
                <DeskWatch />
              </Suspense>
            </ErrorBoundary>
          )}
        </NavLink>
      ))}
    </Links>
  );
}
