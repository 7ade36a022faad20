import { chakra } from "@chakra-ui/react";
import { useIsAwake } from "../../islands/use-is-awake.ts";
import { Button } from "../../ui/button.tsx";
import { topicParameter } from "../form-names.ts";
import type { ContactFormState } from "./use-contact-form.ts";

/** The prerendered line keeps its room on a page that opens with a topic, so nothing moves when the words come. */
const Line = chakra("div", {
  base: {
    display: "none",
    alignItems: "center",
    columnGap: "3",
    // This leaves room for the button, or for two lines.
    minHeight: "clamp(2.75rem, 2.5rem + 1vw, 3rem)",
    marginBottom: "2",
    fontWeight: 650,
    lineHeight: 1.3,
    [`[data-asked~=${topicParameter}] &`]: { display: "flex" },
    "& button": { flexShrink: 0 },
  },
});

export function AboutTopic({ form, label }: { form: ContactFormState; label: string }) {
  const isAwake = useIsAwake();
  if (!isAwake) return <Line />;
  if (form.about === undefined) return null;
  return (
    <Line>
      <span>{form.about}</span>
      <Button
        variant="quiet"
        onClick={({ currentTarget }) => {
          // The button disappears, so the focus moves on to the first field.
          currentTarget.closest("[data-island]")?.querySelector("input")?.focus();
          form.clearTopic();
        }}
      >
        {label}
      </Button>
    </Line>
  );
}
