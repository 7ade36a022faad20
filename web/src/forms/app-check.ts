import { initializeApp } from "firebase/app";
import {
  type AppCheck,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from "firebase/app-check";
import * as z from "zod/mini";

/** Where Hosting tells the project that the site is deployed to; one build so serves every project. */
const projectAddress = "/__/firebase/init.json";

const project = z.object({
  projectId: z.string(),
  apiKey: z.string(),
  appId: z.optional(z.string()),
});

async function open(siteKey: string): Promise<AppCheck> {
  const answer = await fetch(projectAddress);
  // An app of its own: the team area opens the default one, with sign-in.
  const app = initializeApp(project.parse(await answer.json()), "forms");
  return initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    // A form is sent now and then; nothing must be fetched in between.
    isTokenAutoRefreshEnabled: false,
  });
}

let opening: Promise<AppCheck> | undefined;

/** A token of Firebase App Check. @throws Error where reCAPTCHA or Firebase gives none. */
export async function appCheckToken(siteKey: string): Promise<string> {
  opening ??= open(siteKey);
  opening.catch(() => {
    opening = undefined;
  });
  const { token } = await getToken(await opening);
  return token;
}
