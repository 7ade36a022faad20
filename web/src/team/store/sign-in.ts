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

/** Each function throws FirebaseError when the service refuses. */
export function signInService(auth: Auth) {
  return {
    signIn: (email: string, password: string) => signInWithEmailAndPassword(auth, email, password),
    signOut: () => signOut(auth),
    /** An address without an account, or with a disabled one, also counts as a success: that is nobody's business. */
    mailReset: async (email: string) => {
      try {
        await sendPasswordResetEmail(auth, email, { url: `${location.origin}/auth` });
      } catch (error) {
        const isNoAccount = ["auth/user-not-found", "auth/user-disabled"].includes(
          errorCode(error),
        );
        if (!isNoAccount) throw error;
      }
    },
    checkReset: (code: string) => verifyPasswordResetCode(auth, code),
    savePassword: (code: string, password: string) => confirmPasswordReset(auth, code, password),
    checkPassword: (password: string) => validatePassword(auth, password),
  };
}

export type SignInService = ReturnType<typeof signInService>;
