import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import type { UnsentForm } from "#web/src/forms/outbox/outbox-store.ts";
import type { NewForm } from "#web/src/forms/outbox/send-form.ts";

const device = { forms: new Map<string, UnsentForm>(), refuses: false };
const storeModule = "../../../../../../web/src/forms/outbox/outbox-store.ts";

// Node has no IndexedDB. Test files share their modules, so the sender is loaded again with this store.
vi.doMock(storeModule, () => {
  const access = () => {
    if (device.refuses) throw new DOMException("denied", "SecurityError");
    return device.forms;
  };
  return {
    readUnsent: async () => [...access().values()],
    readOneUnsent: async (id: string) => access().get(id),
    putUnsent: async (form: UnsentForm) => void access().set(form.id, form),
    changeUnsent: async (id: string, change: Partial<UnsentForm>) => {
      const form = access().get(id);
      if (form) access().set(id, { ...form, ...change });
    },
    removeUnsent: async (id: string) => void access().delete(id),
    addAnnouncement: async () => undefined,
  };
});
vi.resetModules();
const { sendWaiting, submitForm } = await import(
  "../../../../../../web/src/forms/outbox/send-form.ts"
);

afterAll(() => {
  vi.doUnmock(storeModule);
  vi.resetModules();
});

const id = "3f0f4f52-6a0e-4c55-8b39-1c1f5ce0a3d1";
const form: NewForm = {
  submissionId: id,
  path: "/api/send-contact-email",
  data: { message: "Hello" },
  form: "contact",
  page: "/contact",
  sent: { title: "Sent" },
};

const waiting = { ...form, id, since: Date.now(), tries: 0 };

const headers = Promise.resolve({});
const accepted = () => Response.json({ result: { received: true } });
const errorAnswer = (status: string, details: object) =>
  Response.json({ error: { status, message: "", details } }, { status: 400 });
const badEmail = { code: "INVALID_FIELDS", fields: { email: "Not an address" } };

/** Stands in for the server, and remembers each request and what was on the device at that moment. */
function serve(...answers: (() => Response | Promise<Response>)[]) {
  const calls: { submissionId: string; stored: UnsentForm[] }[] = [];
  vi.stubGlobal("fetch", async (_path: string, { body }: { body: string }) => {
    const { submission_id: submissionId } = JSON.parse(body).data;
    calls.push({ submissionId, stored: [...device.forms.values()] });
    const answer = answers[Math.min(calls.length, answers.length) - 1];
    return answer?.();
  });
  return calls;
}

const unreachable = () => Promise.reject(new TypeError("Failed to fetch"));

beforeEach(() => {
  device.forms.clear();
  device.refuses = false;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("stores a form before it is sent and removes it once accepted", async () => {
  const calls = serve(accepted);
  expect(await submitForm(form, headers)).toEqual({ kind: "sent" });
  expect(calls).toMatchObject([{ submissionId: id, stored: [{ id, untried: true }] }]);
  expect(device.forms.size).toBe(0);
});

test("keeps a form that got no answer, and shows it as waiting", async () => {
  serve(unreachable);
  expect(await submitForm(form, headers)).toEqual({ kind: "kept", id });
  expect(device.forms.get(id)).toMatchObject({ data: form.data, untried: undefined });
});

test.each([
  ["INVALID_ARGUMENT", badEmail, { kind: "failed", submissionId: id, fields: badEmail.fields }],
  ["UNAVAILABLE", {}, { kind: "failed", submissionId: id }],
  ["ALREADY_EXISTS", { code: "EMAIL_EXISTS" }, { kind: "already-subscribed" }],
])(
  "leaves the input in the form, not on the device, after %s",
  async (status, details, outcome) => {
    serve(() => errorAnswer(status, details));
    expect(await submitForm(form, headers)).toEqual(outcome);
    expect(device.forms.size).toBe(0);
  },
);

const crowded = { code: "TOO_MANY_REQUESTS", retryAfterSeconds: 600 };

test("keeps a form for a busy server and retries only when allowed", async () => {
  vi.useFakeTimers();
  serve(() => errorAnswer("RESOURCE_EXHAUSTED", crowded));
  const outcome = await submitForm(form, headers);
  expect(outcome).toEqual({ kind: "kept", id, notBefore: expect.any(Number) });
  expect(device.forms.get(id)).toMatchObject({ untried: undefined });

  const calls = serve(accepted);
  vi.advanceTimersByTime(599_000);
  await sendWaiting();
  await sendWaiting({ pressed: true });
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(122_000);
  await sendWaiting();
  expect(calls).toHaveLength(1);
  expect(device.forms.size).toBe(0);
});

test("makes a waiting form wait longer when the server is busy", async () => {
  device.forms.set(id, waiting);
  const calls = serve(() => errorAnswer("RESOURCE_EXHAUSTED", crowded));
  await sendWaiting();
  expect(device.forms.get(id)?.notBefore).toBeGreaterThan(Date.now() + 599_000);
  await sendWaiting({ pressed: true });
  expect(calls).toHaveLength(1);
});

test.each([429, 502, 503, 504])(
  "treats an error page of the platform with status %s as no answer",
  async (status) => {
    serve(() => new Response("<h1>Server Error</h1>", { status }));
    expect(await submitForm(form, headers)).toEqual({ kind: "kept", id });
  },
);

test("resends a form with a new ID if its ID has other content", async () => {
  // The new ID is stored before the form is sent again.
  const reused = { code: "SUBMISSION_ID_REUSED" };
  const calls = serve(() => errorAnswer("INVALID_ARGUMENT", reused), unreachable);
  expect(await submitForm(form, headers)).toEqual({ kind: "kept", id });
  const renewed = calls[1]?.submissionId;
  expect(renewed).not.toBe(id);
  expect(calls[1]?.stored).toMatchObject([{ id, submissionId: renewed }]);
  expect(device.forms.get(id)?.submissionId).toBe(renewed);
});

test("sends a form when storage is denied, but doesn't keep it", async () => {
  device.refuses = true;
  serve(accepted);
  expect(await submitForm(form, headers)).toEqual({ kind: "sent" });
  serve(unreachable);
  expect(await submitForm(form, headers)).toEqual({ kind: "failed", submissionId: id });
});

test("keeps a refused form until it is sent corrected", async () => {
  const refused = { ...waiting, refusal: { code: "INVALID_FIELDS" as const } };
  device.forms.set(id, refused);
  const corrected = { ...form, data: { message: "Hello, corrected" } };
  serve(() => errorAnswer("INVALID_ARGUMENT", badEmail));
  expect(await submitForm(corrected, headers)).toMatchObject({ kind: "failed" });
  expect(device.forms.get(id)).toEqual(refused);
  serve(accepted);
  expect(await submitForm(corrected, headers)).toEqual({ kind: "sent" });
  expect(device.forms.size).toBe(0);
});

test("replaces the same waiting form, but not another with its id", async () => {
  device.forms.set(id, waiting);
  serve(unreachable);
  const other = { ...form, data: { message: "From the other tab" } };
  const outcome = await submitForm(other, headers);
  expect(outcome).toMatchObject({ kind: "kept", id: expect.not.stringContaining(id) });
  await submitForm(form, headers);
  expect([...device.forms.values()].map(({ data }) => data)).toEqual([form.data, other.data]);
});

test("sends a form later if its page closed before the answer", async () => {
  device.forms.set(id, { ...waiting, untried: true });
  serve(unreachable);
  await sendWaiting();
  expect(device.forms.get(id)?.untried).toBeUndefined();
  const calls = serve(accepted);
  await sendWaiting();
  expect(calls).toMatchObject([{ submissionId: id }]);
  expect(device.forms.size).toBe(0);
});
