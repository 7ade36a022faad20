import type { SignInService } from "../store/sign-in.ts";

/** The text for when the service doesn't say why it refuses. */
const tooWeak = "Choose a longer password that you don't use anywhere else.";

/** Checks the password policy of the Firebase project, if the owner has set one. */
export async function policyProblems(service: SignInService, password: string): Promise<string[]> {
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
