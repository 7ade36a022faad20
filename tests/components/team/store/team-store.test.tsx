import { initializeApp } from "firebase/app";
import { initializeAuth, inMemoryPersistence } from "firebase/auth";
import { afterEach, expect, test } from "vitest";
import { openTeamStore, openWithoutCopy } from "#web/src/team/store/team-store.ts";

afterEach(() => sessionStorage.clear());

test("does without the copy on the device for one start only", () => {
  openWithoutCopy();
  expect(sessionStorage).toHaveLength(1);
  const app = initializeApp({ projectId: "demo-components", apiKey: "none" }, "team-store");
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  openTeamStore({ app, auth, emulators: undefined });
  expect(sessionStorage).toHaveLength(0);
});
