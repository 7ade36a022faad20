import { chakra } from "@chakra-ui/react";
import { useId } from "react";
import { serviceInterestLabels, serviceInterests } from "#contract/contact-message";
import { focusRing } from "../../ui/theme/focus-ring.ts";
import type { ContactFormState } from "./use-contact-form.ts";

const Choice = chakra("label", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    minHeight: "3rem",
    paddingInline: "3",
    paddingBlock: "2",
    lineHeight: 1.3,
    borderWidth: "1.5px",
    borderStyle: "solid",
    borderColor: "field",
    borderRadius: "sm",
    cursor: "pointer",
    "&:has(:checked)": { borderColor: "brand", background: "brandSoft" },
    "&:has(:focus-visible)": focusRing,
  },
});

interface ServiceInterestsProps {
  form: ContactFormState;
  label: string;
}

export function ServiceInterests({ form, label }: ServiceInterestsProps) {
  const error = form.errors.serviceInterests;
  const errorId = useId();
  return (
    <chakra.fieldset data-wide="" aria-describedby={error ? errorId : undefined} minWidth={0}>
      <chakra.legend fontWeight={600} fontSize="sm" marginBottom="1">
        {label}
      </chakra.legend>
      <chakra.div display="grid" gap="3" gridTemplateColumns={{ md: "repeat(3, 1fr)" }}>
        {serviceInterests.map((value) => (
          <Choice key={value}>
            <chakra.input
              type="checkbox"
              value={value}
              width="1.25rem"
              height="1.25rem"
              flexShrink={0}
              accentColor="brand"
              aria-invalid={error !== undefined}
              {...form.register("serviceInterests")}
            />
            {serviceInterestLabels[value]}
          </Choice>
        ))}
      </chakra.div>
      {error && (
        <chakra.p
          id={errorId}
          role="alert"
          color="accentText"
          fontSize="sm"
          fontWeight={600}
          marginTop="1"
        >
          {error.message}
        </chakra.p>
      )}
    </chakra.fieldset>
  );
}
