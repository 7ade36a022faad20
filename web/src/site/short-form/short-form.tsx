import { chakra, Field, Input } from "@chakra-ui/react";
import { Button } from "../../ui/button.tsx";
import type { ShortFormTexts } from "../content/form-schema.ts";
import { Honeypot } from "../form-parts/honeypot.tsx";
import { useShortForm } from "./use-short-form.ts";

export interface ShortFormProps {
  texts: ShortFormTexts;
  /** Id of the first field, so that a link such as `#quote` leads into the form. */
  fieldId?: string | undefined;
}

const Form = chakra("form", {
  base: { position: "relative", display: "grid", gap: "4", width: "100%", maxWidth: "30rem" },
});

/** Newsletter or quote form: e-mail, and a name where the source wants one (spec sections 4, 5, 7, 8). */
export function ShortForm({ texts, fieldId }: ShortFormProps) {
  const { register, errors, sending, send, asksName } = useShortForm(texts);
  const { labels } = texts;
  const ids = fieldId ? { ids: { control: fieldId } } : {};
  return (
    <Form name={texts.source} method="post" noValidate onSubmit={send} aria-busy={sending}>
      {asksName && (
        <Field.Root required {...ids}>
          <Field.Label>{labels.name ?? "Name"}</Field.Label>
          <Input {...register("name")} autoComplete="name" scrollMarginTop="12rem" />
        </Field.Root>
      )}
      <Field.Root required invalid={errors.email !== undefined} {...(asksName ? {} : ids)}>
        <Field.Label>{labels.email}</Field.Label>
        <Input
          {...register("email")}
          type="email"
          autoComplete="email"
          inputMode="email"
          scrollMarginTop="12rem"
        />
        <Field.ErrorText>{errors.email?.message}</Field.ErrorText>
      </Field.Root>
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
