import { Input } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod";
import { emailAddressByInputType } from "#contract/email-address";
import { Button } from "../../ui/button.tsx";
import { LabeledField } from "../../ui/labeled-field.tsx";
import { Form } from "./form.tsx";
import { PasswordField } from "./password-field.tsx";

const credentials = z.object({
  email: z.string().trim().min(1, "Please enter your email address").pipe(emailAddressByInputType),
  /** A blank at the end may be part of it. */
  password: z.string().min(1, "Please enter your password"),
});

export type Credentials = z.infer<typeof credentials>;

export interface SignInFormProps {
  email: string;
  onEmail: (email: string) => void;
  /** Until it is known where to go; the form keeps what was typed. */
  busy: boolean;
  /** Answers whether the service takes them. */
  onSend: (entered: Credentials) => Promise<boolean>;
  onForgot: () => void;
}

export function SignInForm({ email, onEmail, busy, onSend, onForgot }: SignInFormProps) {
  const { register, handleSubmit, setFocus, getValues, formState } = useForm({
    resolver: zodResolver(credentials),
    // Without a value of its own a field keeps what was typed before this script was there.
    defaultValues: email === "" ? {} : { email },
  });
  const { errors } = formState;
  // Not where the control is drawn: registered after the password, a wrong address would not get the focus.
  const emailInput = register("email", { onChange: ({ target }) => onEmail(target.value) });

  useEffect(() => onEmail(getValues("email") ?? ""), [onEmail, getValues]);

  const send = handleSubmit(async (entered) => {
    const isTaken = await onSend(entered);
    if (!isTaken) setFocus("password", { shouldSelect: true });
  });

  return (
    // Without its script it goes nowhere: what was typed stays.
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
      <Button look="quiet" justifySelf="center" onClick={onForgot} disabled={busy}>
        Forgot password?
      </Button>
    </Form>
  );
}
