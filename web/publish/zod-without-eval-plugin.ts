import type { Plugin } from "vite";

/**
 * Keeps zod from testing whether it may make functions from strings: the policy in firebase.json forbids it, and the
 * browser would report each attempt.
 */
export function zodWithoutEvalPlugin(): Plugin {
  return {
    name: "zod-without-eval",
    apply: "build",
    transform: {
      filter: { id: /\/zod\/v4\/core\/core\.js$/ },
      handler: (code) => ({ code: `${code}\nglobalConfig.jitless = true;`, map: null }),
    },
  };
}
