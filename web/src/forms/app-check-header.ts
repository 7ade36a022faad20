/** `appCheckSiteKey` of web/content/site.yaml, or empty (web/vite.config.ts). */
declare const __APP_CHECK_SITE_KEY__: string;

/** A token is worth no longer wait: the form is as welcome without one (milliseconds). */
const patienceMs = 3000;

function waited(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, patienceMs, undefined));
}

/**
 * The header by which Firebase App Check vouches for a form, if the site has a key for it and a token is
 * there in time. Fetches its code only now, when a form is sent; without a key none is in the build.
 * Never throws: a form goes out with or without it.
 */
export async function appCheckHeader(): Promise<Record<string, string>> {
  if (__APP_CHECK_SITE_KEY__ === "") return {};
  try {
    const { appCheckToken } = await import("./app-check.ts");
    const token = await Promise.race([appCheckToken(__APP_CHECK_SITE_KEY__), waited()]);
    return token === undefined ? {} : { "x-firebase-appcheck": token };
  } catch {
    // A blocker, a private window, no network: not the visitor's concern.
    return {};
  }
}
