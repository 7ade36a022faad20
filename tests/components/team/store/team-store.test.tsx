import { initializeApp } from "firebase/app";
import { initializeAuth, inMemoryPersistence } from "firebase/auth";
import { afterEach, expect, test } from "vitest";
import { openTeamStore, openWithoutCopy } from "#web/src/team/store/team-store.ts";

const isNoted = () => "team-without-copy" in sessionStorage;

afterEach(() => sessionStorage.removeItem("team-without-copy"));

test("does without the copy on the device for one start only", () => {
  openWithoutCopy();
  expect(isNoted()).toBe(true);
  const app = initializeApp({ projectId: "demo-components", apiKey: "none" }, "team-store");
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  openTeamStore({ app, auth, emulators: undefined });
  expect(isNoted()).toBe(false);
});
