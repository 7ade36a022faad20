import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast/show-toast.ts";
import { errorCode } from "../firebase/error-code.ts";
import { useSignInService } from "../firebase/reactfire.tsx";
import { Form } from "./form.tsx";
import { passwordFaults } from "./password-faults.ts";
import { PasswordField } from "./password-field.tsx";
import { passwordMin } from "./password-length.ts";
import { policyFaults } from "./policy-faults.ts";
import { resetFailure } from "./sign-in-texts.ts";

const spentCodes = ["auth/expired-action-code", "auth/invalid-action-code", "auth/user-not-found"];
const weakCodes = ["auth/weak-password", "auth/password-does-not-meet-requirements"];

/** The list of common passwords comes only here, with the first password that is sent. */
async function ownFaults(password: string, email: string): Promise<string[]> {
  const { commonPasswords } = await import("virtual:common-passwords");
  return passwordFaults(password, { email, commonPasswords: new Set(commonPasswords.split("\n")) });
}

interface NewPasswordFormProps {
  code: string;
  email: string;
  onSaved: () => void;
  /** The link was used or ran out meanwhile. */
  onSpent: () => void;
}

/** Saves a new password; one that is too weak is answered with all reasons at once. */
export function NewPasswordForm({ code, email, onSaved, onSpent }: NewPasswordFormProps) {
  const service = useSignInService();
  const [faults, setFaults] = useState<string[]>([]);
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { password: "" },
  });

  const refuse = (reasons: string[]) => {
    setFaults(reasons);
    setError("password", { message: "This password is too weak." }, { shouldFocus: true });
  };

  const send = handleSubmit(async ({ password }) => {
    try {
      const reasons = await ownFaults(password, email);
      if (reasons.length > 0) {
        refuse(reasons);
        return;
      }
      await service.savePassword(code, password);
    } catch (error) {
      const known = errorCode(error);
      if (spentCodes.includes(known)) onSpent();
      else if (weakCodes.includes(known)) refuse(await policyFaults(service, password));
      else showToast(resetFailure(error));
      return;
    }
    onSaved();
  });

  return (
    <Form name="new-password" method="post" noValidate onSubmit={send}>
      {/* Password managers save the pair. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...register("password")}
        label="New password"
        error={formState.errors.password?.message}
        autoComplete="new-password"
      />
      {formState.errors.password ? (
        <div role="alert">
          <chakra.ul paddingInlineStart="5" fontSize="sm" listStyleType="disc">
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </chakra.ul>
        </div>
      ) : (
        <chakra.p fontSize="sm" color="muted">
          At least {passwordMin} characters. Three or four words in a row are easy to remember.
        </chakra.p>
      )}
      <Button type="submit" disabled={formState.isSubmitting}>
        {formState.isSubmitting ? "Saving..." : "Save Password"}
      </Button>
    </Form>
  );
}
