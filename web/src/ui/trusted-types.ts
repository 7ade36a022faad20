import type { TrustedTypePolicyFactory } from "trusted-types/lib";

declare global {
  interface Window {
    trustedTypes?: TrustedTypePolicyFactory;
  }
}

/**
 * Turns text into what the browser accepts as script or HTML: firebase.json demands that, and names the policies. Some
 * browsers and the build lack it; there, plain text will do.
 */
export const trustedTypes = globalThis.window?.trustedTypes;
