import { Input } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod";
import { emailAddressByInputType } from "#contract/email-address";
import { Button } from "../../ui/button.tsx";
import { LabeledField } from "../../ui/labeled-field.tsx";
import { PasswordField } from "./password-field.tsx";
import { Form } from "./sign-in-card.tsx";

const credentials = z.object({
  email: z.string().trim().min(1, "Please enter your email address").pipe(emailAddressByInputType),
  /** A trailing space may be part of it. */
  password: z.string().min(1, "Please enter your password"),
});

export type Credentials = z.infer<typeof credentials>;

export interface SignInFormProps {
  email: string;
  onEmail: (email: string) => void;
  /** True until it is known where to go. The form keeps what was typed. */
  busy: boolean;
  /** Resolves to whether the service accepts them. */
  onSend: (entered: Credentials) => Promise<boolean>;
  onForgot: () => void;
}

export function SignInForm({ email, onEmail, busy, onSend, onForgot }: SignInFormProps) {
  const { register, handleSubmit, setFocus, getValues, formState } = useForm({
    resolver: zodResolver(credentials),
    // Without a default value, a field keeps what was typed before this script loaded.
    defaultValues: email === "" ? {} : { email },
  });
  const { errors } = formState;
  // This isn't registered where the control is rendered: after the password, a wrong address would not get the focus.
  const emailInput = register("email", { onChange: ({ target }) => onEmail(target.value) });

  useEffect(() => onEmail(getValues("email") ?? ""), [onEmail, getValues]);

  const send = handleSubmit(async (entered) => {
    const isTaken = await onSend(entered);
    if (!isTaken) setFocus("password", { shouldSelect: true });
  });

  return (
    // Without its script the form submits nowhere, so the typed text stays.
    <Form name="sign-in" method="dialog" noValidate onSubmit={send} aria-busy={busy}>
      <LabeledField label="Email" error={errors.email?.message}>
        {(describedBy) => (
          <Input
            {...emailInput}
            type="email"
            autoComplete="username"
            enterKeyHint="go"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby={describedBy}
          />
        )}
      </LabeledField>
      <PasswordField
        {...register("password")}
        label="Password"
        error={errors.password?.message}
        autoComplete="current-password"
      />
      <Button type="submit" disabled={busy}>
        {busy ? "Signing in..." : "Sign In"}
      </Button>
      <Button variant="quiet" justifySelf="center" onClick={onForgot} disabled={busy}>
        Forgot password?
      </Button>
    </Form>
  );
}
