import type { SignInService } from "../firebase/sign-in.ts";

/** Said where the service refuses a password and does not tell why. */
const tooWeak = "Choose a longer password, one that you use nowhere else.";

/** What the password policy of the Firebase project, where the owner has set one, misses in a password. */
export async function policyFaults(service: SignInService, password: string): Promise<string[]> {
  try {
    const status = await service.checkPassword(password);
    const { minPasswordLength, maxPasswordLength } = status.passwordPolicy.customStrengthOptions;
    const faults = [
      status.meetsMinPasswordLength === false && `Use at least ${minPasswordLength} characters.`,
      status.meetsMaxPasswordLength === false && `Use at most ${maxPasswordLength} characters.`,
      status.containsLowercaseLetter === false && "Add a lower-case letter.",
      status.containsUppercaseLetter === false && "Add a capital letter.",
      status.containsNumericCharacter === false && "Add a digit.",
      status.containsNonAlphanumericCharacter === false && "Add a sign such as ! or ?.",
    ].filter((fault) => fault !== false);
    return faults.length > 0 ? faults : [tooWeak];
  } catch {
    return [tooWeak];
  }
}
