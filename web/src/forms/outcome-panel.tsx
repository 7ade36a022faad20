import { chakra } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../ui/icon.tsx";
import { ReachableText } from "../ui/reachable-text.tsx";

const Panel = chakra("div", {
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    gap: "4",
    maxWidth: "34rem",
    textAlign: "start",
    // This leaves room for the toast with the same message.
    scrollMarginBottom: "7.5rem",
  },
});

interface OutcomePanelProps {
  icon: string;
  heading: string;
  headingId?: string | undefined;
  text: string;
  children: ReactNode;
}

/** Takes the focus after sending, so that no visitor is left on a button that is gone. */
export function OutcomePanel({ icon, heading, headingId, text, children }: OutcomePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    // The page may still be gliding to the button that was reached by Tab, and would glide past the panel.
    window.scrollTo({ top: window.scrollY, behavior: "instant" });
    panel.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <Panel ref={panel}>
      <chakra.div display="flex" alignItems="center" gap="3">
        <chakra.span color={icon === "check" ? "good" : "muted"}>
          <Icon name={icon} size="36px" />
        </chakra.span>
        <h3 ref={title} id={headingId} tabIndex={-1}>
          {heading}
        </h3>
      </chakra.div>
      <p>
        <ReachableText text={text} />
      </p>
      <chakra.div display="flex" flexWrap="wrap" columnGap="5" rowGap="2">
        {children}
      </chakra.div>
    </Panel>
  );
}
