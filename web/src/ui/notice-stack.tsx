import { chakra } from "@chakra-ui/react";
import { type ComponentProps, Fragment, type ReactElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { Button } from "./button.tsx";
import { messageCard } from "./theme/card-surface.ts";
import { PageTheme } from "./theme/page-theme.tsx";

/** Only the cards take presses, so everything beside them stays within reach. */
const Stack = chakra("div", {
  base: {
    position: "fixed",
    zIndex: 16,
    insetInline: { md: "4" },
    width: { base: "100%", md: "auto" },
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    gap: { md: "2" },
    marginTop: { md: "2" },
    pointerEvents: "none",
    "@media print": { display: "none" },
  },
});

/** Looks like a toast, but asks, so it doesn't go away by itself. On a phone, it is a strip as low as its buttons. */
export const NoticeCard = chakra("section", {
  base: {
    ...messageCard,
    "--edge": "{colors.brand}",
    pointerEvents: "auto",
    width: { base: "100%", md: "auto" },
    maxWidth: { md: "40rem" },
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "2",
    paddingInline: "3",
    fontSize: "sm",
    lineHeight: 1.25,
    borderRadius: { base: "0", md: "md" },
    "& > svg": { display: { base: "none", md: "block" }, color: "var(--edge)" },
    // Its words share the row with the buttons, or take their own row.
    "& > p": { flex: "1 1 8rem", paddingBlock: "1", fontWeight: 600 },
    "& > span": { display: "flex", columnGap: "3", marginInlineStart: "auto" },
  },
});

/** Offers an action as words to press, so that the strip stays low. */
export function NoticeButton(props: ComponentProps<typeof Button>) {
  return <Button variant="quiet" minHeight="2.75rem" minWidth="2.75rem" fontSize="sm" {...props} />;
}

const notices = new Map<string, ReactElement>();
let root: Root | undefined;

/** Uses the empty part of a page's opening: lower, it would cover buttons. Team pages have room below. */
function place() {
  const isTeamArea = document.querySelector("script[data-team]") !== null;
  if (isTeamArea) return { bottom: "var(--toast-room, 1rem)" };
  const header = document.querySelector("header");
  const isStuck = header !== null && getComputedStyle(header).position === "sticky";
  return { top: isStuck ? header.offsetHeight : 0 };
}

function draw(): void {
  root?.render(
    <PageTheme>
      <Stack data-notices="" style={place()}>
        {[...notices].map(([key, item]) => (
          <Fragment key={key}>{item}</Fragment>
        ))}
      </Stack>
    </PageTheme>,
  );
}

/** Puts a notice on the page, outside the app's tree; a second call with the same name does nothing. */
export function addNotice(name: string, notice: ReactElement): void {
  if (notices.has(name)) return;
  notices.set(name, notice);
  if (!root) {
    const container = document.createElement("div");
    document.body.append(container);
    root = createRoot(container);
    // Larger text makes the header higher; on a low screen, it scrolls away.
    addEventListener("resize", draw);
    const header = document.querySelector("header");
    if (header) new ResizeObserver(draw).observe(header);
  }
  draw();
}
