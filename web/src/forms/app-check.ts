import { initializeApp } from "firebase/app";
import {
  type AppCheck,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from "firebase/app-check";
import * as z from "zod/mini";

/** Hosting serves the settings of the project that the site is deployed to here, so one build serves every project. */
const projectAddress = "/__/firebase/init.json";

const project = z.object({
  projectId: z.string(),
  apiKey: z.string(),
  appId: z.optional(z.string()),
});

async function open(siteKey: string): Promise<AppCheck> {
  const answer = await fetch(projectAddress);
  // This is a separate app: the team area opens the default one, with sign-in.
  const app = initializeApp(project.parse(await answer.json()), "forms");
  return initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    // Forms are sent only now and then, so nothing must be fetched in between.
    isTokenAutoRefreshEnabled: false,
  });
}

let opening: Promise<AppCheck> | undefined;

/** Returns a token of Firebase App Check. @throws Error where reCAPTCHA or Firebase gives none. */
export async function appCheckToken(siteKey: string): Promise<string> {
  opening ??= open(siteKey);
  opening.catch(() => {
    opening = undefined;
  });
  const { token } = await getToken(await opening);
  return token;
}
