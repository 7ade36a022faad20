import { initializeApp } from "firebase/app";
import { initializeAuth, inMemoryPersistence } from "firebase/auth";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { useStore } from "#web/src/team/store/use-store.ts";
import { render } from "../../render.tsx";

const app = initializeApp({ projectId: "demo-components", apiKey: "none" }, "use-store");
const auth = initializeAuth(app, { persistence: inMemoryPersistence });

const typed = "team-kept-draft:leads";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.removeItem(typed);
});

function Start() {
  const { isWiped } = useStore({ app, auth, emulators: undefined }, true);
  return <p>{isWiped === undefined ? "starting" : `wiped: ${isWiped}`}</p>;
}

test("deletes what an earlier session left when nobody is signed in", async () => {
  localStorage.setItem(typed, "{}");
  render(<Start />);
  await expect.element(page.getByText("wiped: true")).toBeVisible();
  expect(localStorage.getItem(typed)).toBeNull();
});

test("keeps typed text when it can't read who is signed in", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(indexedDB, "databases").mockRejectedValue(new DOMException("", "UnknownError"));
  localStorage.setItem(typed, "{}");
  render(<Start />);
  await expect.element(page.getByText("wiped: false")).toBeVisible();
  expect(localStorage.getItem(typed)).toBe("{}");
});
