import { createToaster, Toast, Toaster } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { Icon } from "../icon.tsx";
import { OtherWays, ReachableText } from "../reachable-text.tsx";
import { PageTheme } from "../theme/page-theme.tsx";
import { placeToasts, toastRegionId } from "./place-toasts.ts";

export interface ToastMessage {
  kind: "success" | "error";
  title: string;
  text?: string | undefined;
  /** The message ends with our phone number and email address, as links. */
  reach?: boolean;
  /** The message ends with this, such as a button that undoes what was done and dismisses the message. */
  action?: (dismiss: () => void) => ReactNode;
  /** Other messages don't take its place, because nothing else says it. */
  stays?: boolean;
  /** It takes no other message's place. */
  joins?: boolean;
}

const successDurationMs = 8000;
/** Long enough to read twice and to press the number or address. The clock stops under a pointer or the focus. */
const errorDurationMs = 20_000;

const toaster = createToaster({
  placement: "bottom",
  // The variable is set if something to press is at the lower edge (the team's tabs, the sticky banner).
  offsets: { top: "1rem", left: "1rem", right: "1rem", bottom: "var(--toast-room, 1rem)" },
  pauseOnPageIdle: true,
});

let mounted = false;

/** Mounts it outside the app's tree, so that no page change removes a message. */
export function mountToastRegion(): void {
  if (mounted) return;
  mounted = true;
  const container = document.createElement("div");
  container.id = toastRegionId;
  document.body.append(container);
  createRoot(container).render(
    <PageTheme>
      <Toaster toaster={toaster}>
        {({ title, description, type, meta }) => (
          <Toast.Root data-kind={type}>
            <Icon name={type === "error" ? "alert" : "check"} size="24px" />
            <div>
              <Toast.Title>{title}</Toast.Title>
              {description && <Toast.Description>{description}</Toast.Description>}
              {meta?.end}
            </div>
            <Toast.CloseTrigger aria-label="Dismiss">
              <Icon name="close" />
            </Toast.CloseTrigger>
          </Toast.Root>
        )}
      </Toaster>
    </PageTheme>,
  );
}

export function removeToasts(): void {
  toaster.dismiss();
}

export function addToast(message: ToastMessage): void {
  const { kind, title, text, reach, action, stays, joins } = message;
  // "Something went wrong" must not be next to "Thank you" after the second try.
  for (const { id, meta } of joins ? [] : toaster.getVisibleToasts()) {
    if (stays || !meta?.stays) toaster.dismiss(id);
  }
  placeToasts();
  const id: string = toaster.create({
    type: kind,
    title,
    description: text && <ReachableText text={text} />,
    meta: {
      stays,
      end: reach ? <OtherWays text={text} /> : action?.(() => toaster.dismiss(id)),
    },
    duration: kind === "error" ? errorDurationMs : successDurationMs,
    closable: true,
  });
}
