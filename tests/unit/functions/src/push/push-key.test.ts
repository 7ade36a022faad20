import { afterEach, expect, test, vi } from "vitest";
import { pushKeys } from "#functions/push/push-key.ts";

afterEach(() => vi.unstubAllEnvs());

test("any secret makes a pair of keys of the lengths that browsers want, always the same", () => {
  for (let each = 0; each < 1000; each += 1) {
    vi.stubEnv("PUSH_SECRET", `secret ${each}`);
    const { publicKey, privateKey } = pushKeys();
    expect(publicKey).toMatch(/^B[\w-]{86}$/);
    expect(privateKey).toMatch(/^[\w-]{43}$/);
    expect(pushKeys()).toEqual({ publicKey, privateKey });
  }
});

test("without a secret it says which", () => {
  vi.stubEnv("PUSH_SECRET", "");
  expect(() => pushKeys()).toThrow("PUSH_SECRET");
});
