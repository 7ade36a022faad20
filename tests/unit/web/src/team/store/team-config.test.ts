import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadTeamConfig } from "#web/src/team/store/team-config.ts";
import { useStorage } from "../../ui/fake-storage.ts";

const project = { projectId: "agency-site", apiKey: "key" };
const moved = { projectId: "agency-site-2", apiKey: "key-2" };

let storage: ReturnType<typeof useStorage>;
/** The server's response. A promise that never resolves is a connection that hangs. */
let answer: () => Promise<Response>;
const json = (value: unknown) => async () => new Response(JSON.stringify(value));
const hangs = () => new Promise<Response>(() => undefined);
const fails = () => Promise.reject(new TypeError("Failed to fetch"));

beforeEach(() => {
  vi.useFakeTimers();
  storage = useStorage("localStorage");
  vi.stubGlobal("fetch", () => answer());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function visitOnce(): Promise<void> {
  answer = json(project);
  await loadTeamConfig();
}

test("prefers the server's configuration and stores it", async () => {
  await visitOnce();
  answer = json(moved);
  expect(await loadTeamConfig()).toEqual({ project: moved });
  answer = fails;
  expect(await loadTeamConfig()).toEqual({ project: moved });
});

test("starts without the server and uses its response the next time", async () => {
  await visitOnce();
  answer = json(moved);
  expect(await loadTeamConfig(true)).toEqual({ project });
  await vi.advanceTimersByTimeAsync(0);
  expect(await loadTeamConfig(true)).toEqual({ project: moved });
});

test("uses the stored one within a second if the connection hangs", async () => {
  await visitOnce();
  answer = hangs;
  const loading = loadTeamConfig();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await loading).toEqual({ project });
});

test("stores a late response for the next visit", async () => {
  await visitOnce();
  answer = async () => {
    await new Promise((done) => setTimeout(done, 3000));
    return new Response(JSON.stringify(moved));
  };
  const loading = loadTeamConfig();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await loading).toEqual({ project });
  await vi.advanceTimersByTimeAsync(3000);
  answer = fails;
  expect(await loadTeamConfig()).toEqual({ project: moved });
});

test("fails without a response and without a stored one", async () => {
  answer = fails;
  await expect(loadTeamConfig()).rejects.toThrow();
});

test("ignores a stored one that is damaged", async () => {
  await visitOnce();
  storage.setItem("team-config", '{"project":{}}');
  answer = fails;
  await expect(loadTeamConfig()).rejects.toThrow();
});
