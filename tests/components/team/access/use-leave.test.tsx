import { initializeApp } from "firebase/app";
import { initializeAuth, inMemoryPersistence } from "firebase/auth";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { lastSignOutReason } from "#web/src/team/access/sign-out-reason.ts";
import { useLeave } from "#web/src/team/access/use-leave.ts";
import { TeamFirebaseProvider } from "#web/src/team/store/reactfire.tsx";
import { render } from "../../render.tsx";

const app = initializeApp({ projectId: "demo-components", apiKey: "none" }, "use-leave");
const auth = initializeAuth(app, { persistence: inMemoryPersistence });

const { pathname, search } = location;

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, "", pathname + search);
  lastSignOutReason.remove();
});

function Leaver() {
  const { leaving, leave } = useLeave(null);
  return (
    <button type="button" onClick={() => leave("signed-out")}>
      {leaving ?? "here"}
    </button>
  );
}

test("ends although the sign-in service never answers", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(auth, "signOut").mockReturnValue(new Promise(() => undefined));
  // Otherwise the sign-in page would open.
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const listen = vi.spyOn(window, "addEventListener");
  render(
    <TeamFirebaseProvider firebase={{ app, auth, emulators: undefined }}>
      <Leaver />
    </TeamFirebaseProvider>,
  );
  await page.getByRole("button", { name: "here" }).click();
  await expect.element(page.getByRole("button", { name: "left" })).toBeVisible();
  for (const [name, open] of listen.mock.calls) {
    if (name === "online") removeEventListener(name, open);
  }
});
