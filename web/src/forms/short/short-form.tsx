import { unsentWords } from "virtual:unsent-words";
import { chakra } from "@chakra-ui/react";
import { sourceDetails } from "#contract/form-source";
import { Button } from "../../ui/button.tsx";
import { TickBox } from "../choice-group.tsx";
import type { ShortFormTexts } from "../form-schema.ts";
import { Honeypot } from "../honeypot.tsx";
import { QueuedPanel } from "../outcome-panels.tsx";
import { ReceivedPanel } from "../received-panel.tsx";
import { TextField } from "../text-field.tsx";
import { withoutScript } from "../without-script.ts";
import { useShortForm } from "./use-short-form.ts";

export interface ShortFormProps {
  texts: ShortFormTexts;
  /** The ID of the first field, so that a link such as `#quote` leads into the form. */
  fieldId?: string | undefined;
  /** Says what the form asks for; it disappears along with the fields. */
  intro?: string | undefined;
}

const Form = chakra("form", {
  base: {
    position: "relative",
    display: "grid",
    gap: "3-5",
    width: "100%",
    maxWidth: "30rem",
    "&[hidden]": { display: "none" },
  },
});

const belowHeader = "12rem";

export function ShortForm({ texts, fieldId, intro }: ShortFormProps) {
  const form = useShortForm(texts);
  const { sending, outcome, alreadySubscribed, send } = form;
  const { labels, source, received } = texts;
  const asksName = sourceDetails(source).needsName;
  const isSent = outcome === "sent";
  if (outcome && !isSent) return <QueuedPanel queued={outcome} form={form} headingId={fieldId} />;
  // A link into the form leads to whatever replaces the form.
  const firstId = isSent ? undefined : fieldId;
  return (
    <>
      {isSent && (
        <ReceivedPanel
          words={received}
          headingId={fieldId}
          form={form}
          more={form.sentValues?.wantsNewsletter && received.confirm}
          againLabel={unsentWords.kept.again}
        />
      )}
      {!isSent && intro && <chakra.p marginBottom="3-5">{intro}</chakra.p>}
      <Form
        name={source}
        hidden={isSent}
        {...withoutScript}
        noValidate
        onSubmit={send}
        aria-busy={sending}
      >
        {asksName && (
          <TextField
            form={form}
            name="name"
            label={labels.name ?? "Name"}
            autoComplete="name"
            scrollMarginTop={belowHeader}
            controlId={firstId}
          />
        )}
        <TextField
          form={form}
          name="email"
          label={labels.email}
          autoComplete="email"
          scrollMarginTop={belowHeader}
          controlId={asksName ? undefined : firstId}
        />
        {labels.newsletter && (
          <TickBox form={form} name="wantsNewsletter" label={labels.newsletter} />
        )}
        <Honeypot />
        <Button type="submit" disabled={sending}>
          {sending ? texts.submitting : texts.submit}
        </Button>
        {alreadySubscribed && texts.arrived && (
          <chakra.p role="status" fontWeight={600}>
            {texts.arrived}
          </chakra.p>
        )}
        {texts.note && (
          <chakra.p fontSize="sm" opacity={0.85}>
            {texts.note}
          </chakra.p>
        )}
      </Form>
    </>
  );
}
