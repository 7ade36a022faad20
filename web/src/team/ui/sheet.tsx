import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Icon } from "../../ui/icon.tsx";
import { placeToasts } from "../../ui/toast/place-toasts.ts";
import { ignoreDoubleClick } from "./ignore-double-click.ts";

const Dialog = chakra("dialog", {
  base: {
    position: "fixed",
    inset: 0,
    width: "100%",
    maxWidth: "none",
    height: "100dvh",
    maxHeight: "none",
    margin: 0,
    padding: 0,
    border: "none",
    color: "ink",
    background: "page",
    overscrollBehavior: "contain",
    // A focused field and its label scroll out from under the head.
    scrollPaddingTop: "4.5rem",
    "& :is(input, select, textarea)": { scrollMarginTop: "2.25rem" },
    md: {
      margin: "auto",
      width: "40rem",
      height: "fit-content",
      maxHeight: "min(100dvh - 3rem, 56rem)",
      borderRadius: "lg",
      boxShadow: "0 24px 80px rgb(0 0 0 / .35)",
    },
    "&[data-beside]": {
      md: {
        margin: "0 0 0 auto",
        width: "min(44rem, 100% - 4rem)",
        height: "100dvh",
        maxHeight: "none",
        borderRadius: "0",
        // The page beside it stays as it is.
        "&::backdrop": { background: "transparent" },
      },
    },
    "&::backdrop": { background: "rgb(9 20 17 / .55)" },
  },
});

const Head = chakra("div", {
  base: {
    position: "sticky",
    top: 0,
    zIndex: 1,
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "4",
    paddingBlock: "3",
    paddingInlineStart: { base: "gutter", md: "8" },
    paddingInlineEnd: { base: "3", md: "5" },
    background: "page",
    borderBottomWidth: "1px",
    borderBottomStyle: "solid",
    borderBottomColor: "line",
    "& h2": { fontSize: "h3", lineClamp: 3 },
    "& button": {
      display: "grid",
      placeItems: "center",
      width: "2.75rem",
      height: "2.75rem",
      borderRadius: "full",
      background: "transparent",
      color: "inherit",
      cursor: "pointer",
      _hover: { background: "brandSoft" },
    },
  },
});

interface SheetProps {
  title: string;
  onClose: () => void;
  /** On a wide screen the sheet is at the edge and as high as the screen. */
  beside?: boolean;
  children: ReactNode;
}

/** The browser's own `dialog` keeps the focus inside, closes with Escape and gives the focus back. */
export function Sheet({ title, onClose, beside = false, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // The dialog closes while it is still on the page, because only then does the browser give the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    placeToasts();
    // A form gets the focus to be filled in, but a record is read first.
    if (!beside)
      shown?.querySelector<HTMLElement>("form input, form textarea, form select")?.focus();
    // A press beside the dialog closes it.
    else shown?.setAttribute("closedby", "any");
    return () => {
      shown?.close();
      ignoreDoubleClick();
      // A dialog opened by its address has nothing to give the focus back to.
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
      // The dialog leaves the page and would take the toasts along.
      placeToasts();
    };
  }, [beside]);

  // The event comes late; in development React has opened the dialog a second time by then.
  const closed = () => {
    if (!dialog.current?.open) onClose();
  };

  return (
    <Dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={closed}
      {...(beside ? { "data-beside": "" } : {})}
    >
      <Head>
        <h2 id={titleId}>{title}</h2>
        <button type="button" aria-label="Close" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </Head>
      <chakra.div paddingInline={{ base: "gutter", md: "8" }} paddingBlock="6">
        {children}
      </chakra.div>
    </Dialog>
  );
}
