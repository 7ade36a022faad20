import { initializeApp } from "firebase/app";
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from "firebase/auth";
import { memberMark } from "./member-mark.ts";
import { loadTeamConfig } from "./team-config.ts";

export type TeamFirebase = Awaited<ReturnType<typeof open>>;

async function open() {
  const { project, emulators } = await loadTeamConfig(memberMark.read() !== undefined);
  const app = initializeApp(project);
  // getAuth would bring the code of sign-in windows, which loads frames from other hosts.
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (emulators) {
    const { host, port } = emulators.auth;
    connectAuthEmulator(auth, `http://${host}:${port}`, { disableWarnings: true });
  }
  return { app, auth, emulators };
}

let opening: Promise<TeamFirebase> | undefined;

/** Opens once; after an error the next call tries again. @throws Error without the site's configuration. */
export function openTeamFirebase(): Promise<TeamFirebase> {
  if (opening) return opening;
  opening = open();
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}
