/** `appCheckSiteKey` of web/content/site.yaml, or empty (web/vite.config.ts). */
declare const __APP_CHECK_SITE_KEY__: string;

/** The wait is short, because the form is just as welcome without a token. */
const patienceMs = 3000;

/**
 * Firebase App Check vouches for a form by this header, if the site has a key and a token comes in time.
 * Never throws: a form goes out with or without it. Without a key, the code of App Check is not in the build.
 */
export async function appCheckHeader(): Promise<Record<string, string>> {
  if (__APP_CHECK_SITE_KEY__ === "") return {};
  try {
    const { appCheckToken } = await import("./app-check.ts");
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
    const token = await Promise.race([appCheckToken(__APP_CHECK_SITE_KEY__), late]);
    return token === undefined ? {} : { "x-firebase-appcheck": token };
  } catch {
    // A blocker, a private window or a missing network is not the visitor's concern.
    return {};
  }
}
