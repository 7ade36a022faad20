import { chakra } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { ContactFormTexts } from "../content/form-schema.ts";

const Panel = chakra("div", {
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    gap: "4",
  },
});

/** Stands in the form's place after sending; takes the focus, so that nobody is left at a button that is gone. */
export function SentPanel({
  texts,
  onAgain,
}: {
  texts: ContactFormTexts["sent"];
  onAgain: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <Panel>
      <chakra.span color="good">
        <Icon name="check" size="40px" />
      </chakra.span>
      <h3 ref={heading} tabIndex={-1}>
        {texts.heading}
      </h3>
      <p>{texts.text}</p>
      <Button onClick={onAgain}>{texts.again}</Button>
    </Panel>
  );
}
