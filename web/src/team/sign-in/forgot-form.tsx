import { Input } from "@chakra-ui/react";
import { useForm } from "react-hook-form";
import { emailAddressByInputType, invalidEmailMessage } from "#contract/email-address";
import { Button } from "../../ui/button.tsx";
import { LabeledField } from "../../ui/labeled-field.tsx";
import { showToast } from "../../ui/toast/show-toast.ts";
import { useSignInService } from "../store/reactfire.tsx";
import { Form } from "./sign-in-card.tsx";
import { emailRequired, resetMailed, resetProblem } from "./sign-in-texts.ts";

interface ForgotFormProps {
  email: string;
  onEmail: (email: string) => void;
  onBack: () => void;
}

export function ForgotForm({ email, onEmail, onBack }: ForgotFormProps) {
  const service = useSignInService();
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: { email },
  });

  const send = handleSubmit(async (entered) => {
    const address = entered.email.trim();
    if (address === "") {
      setFocus("email");
      showToast(emailRequired);
      return;
    }
    if (!emailAddressByInputType.safeParse(address).success) {
      setError("email", { message: invalidEmailMessage }, { shouldFocus: true });
      return;
    }
    try {
      await service.mailReset(address);
    } catch (error) {
      showToast(resetProblem(error));
      return;
    }
    showToast(resetMailed);
    onBack();
  });

  const { isSubmitting } = formState;
  return (
    <Form
      name="forgot-password"
      method="post"
      noValidate
      // A disabled button would lose the focus.
      onSubmit={(event) => (isSubmitting ? event.preventDefault() : send(event))}
    >
      <LabeledField label="Email" error={formState.errors.email?.message}>
        {(describedBy) => (
          <Input
            {...register("email", { onChange: ({ target }) => onEmail(target.value) })}
            type="email"
            autoComplete="username"
            enterKeyHint="send"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby={describedBy}
          />
        )}
      </LabeledField>
      <Button type="submit" aria-disabled={isSubmitting}>
        {isSubmitting ? "Sending..." : "Send Reset Email"}
      </Button>
      <Button variant="quiet" justifySelf="center" onClick={onBack}>
        Back to sign in
      </Button>
    </Form>
  );
}
