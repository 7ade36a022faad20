import { afterEach, expect, test, vi } from "vitest";
import { pushKeys } from "#functions/push/push-key.ts";

afterEach(() => vi.unstubAllEnvs());

test("makes the same valid key pair from a secret every time", () => {
  for (let each = 0; each < 1000; each += 1) {
    vi.stubEnv("PUSH_SECRET", `secret ${each}`);
    const { publicKey, privateKey } = pushKeys();
    expect(publicKey).toMatch(/^B[\w-]{86}$/);
    expect(privateKey).toMatch(/^[\w-]{43}$/);
    expect(pushKeys()).toEqual({ publicKey, privateKey });
  }
});

test("names the missing secret", () => {
  vi.stubEnv("PUSH_SECRET", "");
  expect(() => pushKeys()).toThrow("PUSH_SECRET");
});
