import { unsentWords } from "virtual:unsent-words";
import { chakra, Input } from "@chakra-ui/react";
import { sourceFacts } from "#contract/newsletter-signup";
import { Button } from "../../ui/button.tsx";
import { LabeledField } from "../../ui/labeled-field.tsx";
import type { ShortFormTexts } from "../form-schema.ts";
import { Honeypot } from "../honeypot.tsx";
import { KeptPanel } from "../kept-panel.tsx";
import { useShortForm } from "./use-short-form.ts";

export interface ShortFormProps {
  texts: ShortFormTexts;
  /** Id of the first field, so that a link such as `#quote` leads into the form. */
  fieldId?: string | undefined;
}

const Form = chakra("form", {
  base: { position: "relative", display: "grid", gap: "4", width: "100%", maxWidth: "30rem" },
});

/** Newsletter or quote form: email, and a name where the source wants one. */
export function ShortForm({ texts, fieldId }: ShortFormProps) {
  const { register, errors, sending, outcome, send, startAnew, noteSent } = useShortForm(texts);
  const { labels, source } = texts;
  const asksName = sourceFacts[source].needsName;
  if (outcome && outcome !== "sent") {
    return (
      <KeptPanel
        id={outcome.kept}
        onAgain={startAnew}
        againLabel={unsentWords.kept.again}
        onSent={noteSent}
      />
    );
  }
  return (
    <Form name={source} method="post" noValidate onSubmit={send} aria-busy={sending}>
      {asksName && (
        <LabeledField
          label={labels.name ?? "Name"}
          error={errors.name?.message}
          controlId={fieldId}
        >
          {(describedBy) => (
            <Input
              {...register("name")}
              autoComplete="name"
              scrollMarginTop="12rem"
              aria-describedby={describedBy}
            />
          )}
        </LabeledField>
      )}
      <LabeledField
        label={labels.email}
        error={errors.email?.message}
        controlId={asksName ? undefined : fieldId}
      >
        {(describedBy) => (
          <Input
            {...register("email")}
            type="email"
            autoComplete="email"
            inputMode="email"
            scrollMarginTop="12rem"
            aria-describedby={describedBy}
          />
        )}
      </LabeledField>
      <Honeypot />
      <Button type="submit" disabled={sending}>
        {sending ? texts.submitting : texts.submit}
      </Button>
      {texts.note && (
        <chakra.p fontSize="sm" opacity={0.85}>
          {texts.note}
        </chakra.p>
      )}
    </Form>
  );
}
