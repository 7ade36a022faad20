import { Input } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import * as z from "zod";
import { emailAddressByInputType } from "#contract/email-address";
import { Button } from "../../ui/button.tsx";
import { LabeledField } from "../../ui/labeled-field.tsx";
import { showToast } from "../../ui/toast/show-toast.ts";
import { useSignInService } from "../firebase/reactfire.tsx";
import { Form } from "./form.tsx";
import { PasswordField } from "./password-field.tsx";
import { signInProblem } from "./sign-in-texts.ts";

const credentials = z.object({
  email: z.string().trim().min(1, "Please enter your email address").pipe(emailAddressByInputType),
  /** A blank at the end may be part of it. */
  password: z.string().min(1, "Please enter your password"),
});

interface SignInFormProps {
  email: string;
  onEmail: (email: string) => void;
  /** Until it is known where to go; the form keeps what was typed. */
  busy: boolean;
  onBegin: () => void;
  onSuccess: () => void;
  onFailure: () => void;
  onForgot: () => void;
}

export function SignInForm(props: SignInFormProps) {
  const { email, onEmail, busy, onBegin, onSuccess, onFailure, onForgot } = props;
  const service = useSignInService();
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: zodResolver(credentials),
    defaultValues: { email, password: "" },
  });
  const { errors } = formState;
  // Not where the control is drawn: registered after the password, a wrong address would not get the focus.
  const emailInput = register("email", { onChange: ({ target }) => onEmail(target.value) });

  const send = handleSubmit(async (entered) => {
    onBegin();
    try {
      await service.signIn(entered.email, entered.password);
    } catch (error) {
      onFailure();
      showToast(signInProblem(error));
      setFocus("password", { shouldSelect: true });
      return;
    }
    onSuccess();
  });

  return (
    <Form name="sign-in" method="post" noValidate onSubmit={send} aria-busy={busy}>
      <LabeledField label="Email" error={errors.email?.message}>
        {(describedBy) => (
          <Input
            {...emailInput}
            type="email"
            autoComplete="username"
            inputMode="email"
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
