/** OWASP ASVS 5.0, 6.2.1 asks for at least 8 characters and no other composition rule. */
export const passwordMin = 8;

interface PasswordContext {
  email: string;
  /** The passwords are in lowercase. */
  commonPasswords: ReadonlySet<string>;
}

/** Removes what people add to a common password to please a form, such as a digit or a sign at the end. */
function stripped(password: string): string {
  return password.toLowerCase().replace(/[\d!?.*$#@]+$/, "");
}

const date = /^(?:(?:[0-3]\d){2}(?:19|20)\d\d|(?:19|20)\d\d(?:[0-3]\d){2})[!?.*$#@]*$/;

/** Says whether it reads as a day since 1900 in eight digits, as a third of the most used passwords do. */
export function isDate(password: string): boolean {
  return date.test(password);
}

export function passwordProblems(password: string, { email, commonPasswords }: PasswordContext) {
  const problems: string[] = [];
  const lower = password.toLowerCase();
  const [name = ""] = email.toLowerCase().split("@");
  if (password.length < passwordMin) {
    problems.push(
      `Use at least ${passwordMin} characters. Three or four words in a row work well.`,
    );
  }
  if (commonPasswords.has(lower) || commonPasswords.has(stripped(password))) {
    problems.push("Choose something less common. It's one of the first passwords people guess.");
  }
  if (isDate(password)) {
    problems.push("Don't use a date. People guess dates first.");
  }
  if (/^(.)\1*$/u.test(password) && password !== "") {
    problems.push("Don't use the same character over and over.");
  }
  if (name.length > 3 && lower.includes(name)) {
    problems.push("Don't use your email address in it.");
  }
  return problems;
}
