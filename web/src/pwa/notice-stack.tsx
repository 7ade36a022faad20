import { ChakraProvider, chakra } from "@chakra-ui/react";
import { Fragment, type ReactElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { system } from "../ui/theme/system.ts";

/** Above the sticky banner; what lies beside the cards stays within reach. */
const Stack = chakra("div", {
  base: {
    position: "fixed",
    zIndex: 16,
    insetInline: "4",
    bottom: "calc(4.75rem + env(safe-area-inset-bottom))",
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    gap: "2",
    pointerEvents: "none",
  },
});

/** Looks like a toast; it asks, so it does not go away by itself. */
export const NoticeCard = chakra("section", {
  base: {
    pointerEvents: "auto",
    maxWidth: "min(100%, 40rem)",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "4",
    rowGap: "2",
    padding: "3",
    paddingInlineStart: "4",
    borderRadius: "md",
    background: "deep",
    color: "onDeep",
    boxShadow: "0 12px 40px rgb(0 0 0 / .35)",
  },
});

const notices = new Map<string, ReactElement>();
let root: Root | undefined;

/** Puts a notice on the page, outside the app's tree; again under the same name does nothing. */
export function addNotice(name: string, notice: ReactElement): void {
  if (notices.has(name)) return;
  notices.set(name, notice);
  if (!root) {
    const container = document.createElement("div");
    document.body.append(container);
    root = createRoot(container);
  }
  root.render(
    // The page has the global rules already.
    <ChakraProvider value={{ ...system, _global: [] }}>
      <Stack>
        {[...notices].map(([key, one]) => (
          <Fragment key={key}>{one}</Fragment>
        ))}
      </Stack>
    </ChakraProvider>,
  );
}
