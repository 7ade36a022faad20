import { chakra } from "@chakra-ui/react";
import { useEffect, useId, useRef } from "react";
import { needsHandInstall } from "../../pwa/install-prompt.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { cardSurface } from "../../ui/theme/card-surface.ts";
import type { NoticeChoice } from "../store/notice-device.ts";
import { useNotices } from "./use-notices.ts";

const Card = chakra("section", {
  base: {
    ...cardSurface,
    display: "grid",
    justifyItems: "start",
    gap: "3",
    marginTop: "4",
    padding: { base: "4", md: "6" },
    // The empty element stays, so that screen readers read what comes, but it takes no space.
    "& > p:empty": { position: "absolute" },
  },
});

const Choice = chakra("label", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    minHeight: "2.75rem",
    "& > input": { flex: "none", width: "1.5rem", height: "1.5rem", accentColor: "{colors.brand}" },
  },
});

/** Says what the browser lacks for notices, or returns undefined if it can show them. */
function obstacle(): string | undefined {
  if (needsHandInstall()) {
    return "On an iPhone or iPad, notices come once the team area is on your home screen.";
  }
  if (!("PushManager" in window && "Notification" in window && "serviceWorker" in navigator)) {
    return "This browser can't show notices.";
  }
  if (Notification.permission !== "denied") return undefined;
  return "This browser blocks notices from this site. Allow them in its settings, then open this page again.";
}

const choices: [name: keyof NoticeChoice, label: string][] = [
  ["quiet", "Quiet from 9\u00A0PM to 7\u00A0AM. What comes at night waits until 7."],
  ["late", "Also tell me when a message has waited 12 hours, or a reminder is due"],
];

/** Focuses the heading after a press has changed the content, because the pressed button is gone. */
function useFocusOnChange(state: boolean | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== undefined && before.current !== state) heading.current?.focus();
    before.current = state;
  }, [state]);
  return heading;
}

/** Lets a member turn on notices of new leads on this device. The page never asks for them by itself. */
export function NoticesOffer() {
  const headingId = useId();
  const { stored, isBusy, problem, turnOn, turnOff } = useNotices();
  const heading = useFocusOnChange(stored === undefined ? undefined : stored !== null);
  const blocked = obstacle();
  if (stored === undefined) return null;
  return (
    <Card data-passing="" aria-labelledby={headingId}>
      <chakra.h2 ref={heading} id={headingId} tabIndex={-1} fontSize="h3">
        {stored ? "This device tells you about new leads" : "Hear about a new lead at once"}
      </chakra.h2>
      {stored ? (
        <>
          {choices.map(([name, label]) => (
            <Choice key={name}>
              <input
                type="checkbox"
                checked={stored[name]}
                onChange={({ target }) => turnOn({ ...stored, [name]: target.checked })}
              />
              <span>{label}</span>
            </Choice>
          ))}
          <Button variant="secondary" onClick={turnOff}>
            Turn Off
          </Button>
        </>
      ) : (
        <>
          <p>The notice says which form they used, and a press opens the lead.</p>
          {blocked === undefined && (
            <Button onClick={() => turnOn({ quiet: true, late: false })}>
              <Icon name="phone-screen" />
              Tell Me About New Leads
            </Button>
          )}
        </>
      )}
      <p role="status">
        {isBusy && !stored ? "One moment..." : (problem ?? (stored ? "" : blocked))}
      </p>
    </Card>
  );
}
