import { chakra } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../ui/icon.tsx";

const Panel = chakra("div", {
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    gap: "4",
    maxWidth: "34rem",
    textAlign: "start",
  },
});

interface OutcomePanelProps {
  icon: string;
  heading: string;
  text: string;
  children: ReactNode;
}

/** Takes the focus after sending, so that nobody is left at a button that is gone. */
export function OutcomePanel({ icon, heading, text, children }: OutcomePanelProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <Panel>
      <Icon name={icon} size="40px" />
      <h3 ref={title} tabIndex={-1}>
        {heading}
      </h3>
      <p>{text}</p>
      <chakra.div display="flex" flexWrap="wrap" columnGap="5" rowGap="2">
        {children}
      </chakra.div>
    </Panel>
  );
}
