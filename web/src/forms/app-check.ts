import { initializeApp } from "firebase/app";
import {
  type AppCheck,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from "firebase/app-check";
import { loadTeamConfig } from "../team/firebase/team-config.ts";

async function open(siteKey: string): Promise<AppCheck> {
  const { project } = await loadTeamConfig();
  // An app of its own: the team area opens the default one, with sign-in.
  return initializeAppCheck(initializeApp(project, "forms"), {
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
