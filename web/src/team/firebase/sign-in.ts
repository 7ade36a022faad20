import {
  type Auth,
  confirmPasswordReset,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  validatePassword,
  verifyPasswordResetCode,
} from "firebase/auth";
import { errorCode } from "./error-code.ts";

/** What email and password sign-in can do. Each throws FirebaseError when the service refuses. */
export function signInService(auth: Auth) {
  return {
    signIn: (email: string, password: string) => signInWithEmailAndPassword(auth, email, password),
    signOut: () => signOut(auth),
    /**
     * Mails a link that comes back to the sign-in page of this origin. An address without an account is a
     * success too: whether there is one is nobody's business.
     */
    mailReset: async (email: string) => {
      try {
        await sendPasswordResetEmail(auth, email, { url: `${location.origin}/auth` });
      } catch (error) {
        if (errorCode(error) !== "auth/user-not-found") throw error;
      }
    },
    /** The email address that a reset link is for. */
    checkReset: (code: string) => verifyPasswordResetCode(auth, code),
    savePassword: (code: string, password: string) => confirmPasswordReset(auth, code, password),
    /** What the project's password policy, if it has one, finds wrong. */
    checkPassword: (password: string) => validatePassword(auth, password),
  };
}

export type SignInService = ReturnType<typeof signInService>;
