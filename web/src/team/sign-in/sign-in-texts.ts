import type { ToastMessage } from "../../ui/toast/toast-region.tsx";
import type { SignOutReason } from "../access/sign-out-reason.ts";
import { errorCode } from "../store/error-code.ts";

/** The text never reveals whether an address has an account. */
const wrongPair = "The email address or password isn't right.";
const plainWords: Record<string, string> = {
  "auth/invalid-credential": wrongPair,
  "auth/invalid-login-credentials": wrongPair,
  "auth/wrong-password": wrongPair,
  "auth/user-not-found": wrongPair,
  "auth/invalid-email": wrongPair,
  "auth/user-disabled": wrongPair,
  "auth/too-many-requests": "Too many attempts. Wait a few minutes, or reset your password.",
  "auth/network-request-failed": "There's no connection. Check your network and try again.",
  "auth/quota-exceeded": "We're getting too many requests right now. Please try again in an hour.",
};

const unexpected = {
  kind: "error",
  title: "Error",
  text: "An unexpected error occurred.",
} as const;

function failure(title: string, error: unknown): ToastMessage {
  const text = plainWords[errorCode(error)];
  // The service's own message is for the log only.
  if (text === undefined) console.error(title, error);
  return text === undefined ? unexpected : { kind: "error", title, text };
}

export const signInProblem = (error: unknown) => failure("Sign in failed", error);
export const resetProblem = (error: unknown) => failure("Reset failed", error);
export const linkProblem = (error: unknown) => failure("We couldn't send the link", error);

export const cannotOpen: ToastMessage = {
  kind: "error",
  title: "The team area can't be opened",
  text: "Check your connection, then try again.",
};

export const accessDenied: ToastMessage = {
  kind: "error",
  title: "Access denied",
  text: "Your email is not whitelisted for this application. If you should have access, ask the person who set up your account.",
};

export const emailRequired: ToastMessage = {
  kind: "error",
  title: "Email required",
  text: "Please enter your email address",
};

export const resetMailed: ToastMessage = {
  kind: "success",
  title: "Reset email sent",
  text: "Check your email for password reset instructions.",
};

export const signOutTexts: Record<SignOutReason, string> = {
  "signed-out": "You're signed out.",
  "access-ended":
    "Your access to the team area has ended. If you think this is a mistake, ask the person who invited you.",
  "session-ended": "Your session has ended. Please sign in again.",
  "password-saved": "Your new password is saved. Sign in with it.",
};

/** Says that the data is deleted only after that has been checked. */
export function wipeText(reason: SignOutReason | undefined, isWiped: boolean | undefined): string {
  if (isWiped === false)
    return "Some of what the team area saved on this device couldn't be deleted. Close all other tabs of this website, then load this page again.";
  if (reason !== "signed-out" && reason !== "access-ended") return "";
  return isWiped
    ? "What was saved on this device has been deleted."
    : "What was saved on this device is being deleted.";
}

export function unsentText(count: number): string {
  return count === 1
    ? "1 message from a form on this website hasn't been sent yet. It's still on this device."
    : `${count} messages from forms on this website haven't been sent yet. They're still on this device.`;
}
