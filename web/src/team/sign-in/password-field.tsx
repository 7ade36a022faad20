import { chakra, Input } from "@chakra-ui/react";
import { type ComponentProps, useState } from "react";
import { LabeledField } from "../../ui/labeled-field.tsx";

const ShowButton = chakra("button", {
  base: {
    position: "absolute",
    insetInlineEnd: "0.25rem",
    top: "50%",
    transform: "translateY(-50%)",
    minWidth: "3.75rem",
    minHeight: "2.75rem",
    paddingInline: "2",
    borderRadius: "sm",
    fontSize: "sm",
    fontWeight: 650,
    color: "brand",
    background: "transparent",
    cursor: "pointer",
  },
});

interface PasswordFieldProps extends ComponentProps<typeof Input> {
  label: string;
  error: string | undefined;
  autoComplete: "current-password" | "new-password";
}

export function PasswordField({ label, error, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <LabeledField label={label} error={error}>
      {(describedBy) => (
        <chakra.div position="relative">
          <Input
            {...input}
            type={shown ? "text" : "password"}
            enterKeyHint="go"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            paddingInlineEnd="4.5rem"
            aria-describedby={describedBy}
          />
          <ShowButton
            type="button"
            aria-pressed={shown}
            aria-label="Show password"
            onClick={() => setShown(!shown)}
          >
            {shown ? "Hide" : "Show"}
          </ShowButton>
        </chakra.div>
      )}
    </LabeledField>
  );
}
