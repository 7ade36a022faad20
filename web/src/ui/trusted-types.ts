import type { TrustedTypePolicyFactory } from "trusted-types/lib";

declare global {
  interface Window {
    trustedTypes?: TrustedTypePolicyFactory;
  }
}

/**
 * With it, a text becomes what the browser takes for script or HTML: firebase.json demands that, and names the
 * policies. Neither every browser nor the build has it; there a text will do.
 */
export const trustedTypes = globalThis.window?.trustedTypes;
