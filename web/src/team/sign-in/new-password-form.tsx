import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast/show-toast.ts";
import { errorCode } from "../store/error-code.ts";
import { useSignInService } from "../store/reactfire.tsx";
import type { SignInService } from "../store/sign-in.ts";
import { PasswordField } from "./password-field.tsx";
import { passwordMin, passwordProblems } from "./password-problems.ts";
import { Form } from "./sign-in-card.tsx";
import { resetProblem } from "./sign-in-texts.ts";

const spentCodes = [
  "auth/expired-action-code",
  "auth/invalid-action-code",
  "auth/user-not-found",
  "auth/user-disabled",
];
const weakCodes = ["auth/weak-password", "auth/password-does-not-meet-requirements"];

/** The list of common passwords loads only with the first submitted password. */
async function ownProblems(password: string, email: string): Promise<string[]> {
  const { commonPasswords } = await import("virtual:common-passwords");
  return passwordProblems(password, {
    email,
    commonPasswords: new Set(commonPasswords.split("\n")),
  });
}

/** The text for when the service doesn't say why it refuses. */
const tooWeak = "Choose a longer password that you don't use anywhere else.";

/** Checks the password policy of the Firebase project, if the owner has set one. */
async function policyProblems(service: SignInService, password: string): Promise<string[]> {
  try {
    const status = await service.checkPassword(password);
    const { minPasswordLength, maxPasswordLength } = status.passwordPolicy.customStrengthOptions;
    const problems = [
      status.meetsMinPasswordLength === false && `Use at least ${minPasswordLength} characters.`,
      status.meetsMaxPasswordLength === false && `Use at most ${maxPasswordLength} characters.`,
      status.containsLowercaseLetter === false && "Add a lower-case letter.",
      status.containsUppercaseLetter === false && "Add a capital letter.",
      status.containsNumericCharacter === false && "Add a number.",
      status.containsNonAlphanumericCharacter === false && "Add a symbol, like ! or ?.",
    ].filter((problem) => problem !== false);
    return problems.length > 0 ? problems : [tooWeak];
  } catch {
    return [tooWeak];
  }
}

interface NewPasswordFormProps {
  code: string;
  email: string;
  onSaved: () => void;
  /** Called when the link was used or expired in between. */
  onSpent: () => void;
}

/** Shows all reasons at once for a password that is too weak. */
export function NewPasswordForm({ code, email, onSaved, onSpent }: NewPasswordFormProps) {
  const service = useSignInService();
  const [problems, setProblems] = useState<string[]>([]);
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { password: "" },
  });

  const refuse = (reasons: string[]) => {
    setProblems(reasons);
    setError("password", { message: "This password is too weak." }, { shouldFocus: true });
  };

  const send = handleSubmit(async ({ password }) => {
    try {
      const reasons = await ownProblems(password, email);
      if (reasons.length > 0) {
        refuse(reasons);
        return;
      }
      await service.savePassword(code, password);
    } catch (error) {
      const cause = errorCode(error);
      if (spentCodes.includes(cause)) onSpent();
      else if (weakCodes.includes(cause)) refuse(await policyProblems(service, password));
      else showToast(resetProblem(error));
      return;
    }
    onSaved();
  });

  const { isSubmitting } = formState;
  return (
    <Form
      name="new-password"
      method="post"
      noValidate
      // A disabled button would lose the focus.
      onSubmit={(event) => (isSubmitting ? event.preventDefault() : send(event))}
    >
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
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </chakra.ul>
        </div>
      ) : (
        <chakra.p fontSize="sm" color="muted">
          At least {passwordMin} characters. Three or four words in a row are easy to remember.
        </chakra.p>
      )}
      <Button type="submit" aria-disabled={isSubmitting}>
        {isSubmitting ? "Saving..." : "Save Password"}
      </Button>
    </Form>
  );
}
