import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { errorDetails } from "#contract/answers";
import { callables } from "#contract/endpoints";
import { fillsHoneypot } from "#contract/submission";
import { call } from "../functions/call-function.ts";
import { contactForm, signupForm } from "../functions/form-data.ts";
import { loggedRecord } from "../functions/log-entries.ts";
import { everythingStored } from "./everything-stored.ts";
import { fuzzPlan } from "./fuzz-plan.ts";
import { type Callable, type HostileRequest, hostileRequests, send } from "./hostile-request.ts";
import { spoiledForms } from "./spoiled-forms.ts";

const errorAnswer = z.strictObject({
  error: z.strictObject({
    status: z.literal("INVALID_ARGUMENT"),
    message: z.string().min(10).max(2000),
    details: errorDetails,
  }),
});

/** Words that only our own files, libraries and machines would say. */
const internal =
  /node_modules|node:|\bat \S+ \(|\.[jt]s:\d|Error:|stack|firestore|grpc|zod|express|undefined|\[object/i;

const figures = new Map<string, number>();

async function expectRefused(callable: Callable, hostile: HostileRequest) {
  const answer = await send(callables[callable].name, hostile);
  expect(answer.status).toBe(400);
  expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(answer.headers).not.toHaveProperty("access-control-allow-origin");
  const { error } = errorAnswer.parse(JSON.parse(answer.text));
  expect(["INVALID_FIELDS", "PAYLOAD_TOO_LARGE"]).toContain(error.details.code);
  expect(answer.text).not.toMatch(internal);
  if (hostile.spoiled && error.details.code === "INVALID_FIELDS") {
    const named = Object.keys(error.details.fields ?? {});
    // Data that no form of ours has at all is refused as a whole.
    if (!named.includes("form")) expect(named).toEqual(expect.arrayContaining(hostile.spoiled));
  }
  const kind = `${callable}: ${hostile.kind}`;
  figures.set(kind, (figures.get(kind) ?? 0) + 1);
}

function isHoneypot({ body }: HostileRequest): boolean {
  try {
    return typeof body === "string" && fillsHoneypot(JSON.parse(body).data);
  } catch {
    return false;
  }
}

afterAll(() => {
  const rows = [...figures].sort().map(([kind, count]) => `${String(count).padStart(7)}  ${kind}`);
  console.log(`Refused with invalid-argument (seed ${fuzzPlan.seed}):\n${rows.join("\n")}`);
});

/** A review by the link of a request for one. */
async function requestedReview() {
  const client = await loggedRecord("clients", { client_name: "Ruiz Bakery" });
  await client.note({ kind: "review", created_at: new Date() });
  const { review_token } = await client.comesTo({ review_token: expect.any(String) });
  return { token: String(review_token), words: "They answer the phone." };
}

const good = {
  sendContactEmail: contactForm,
  newsletterSignup: () => signupForm("medford-web-design-page"),
  newsletterChoice: () => ({ token: "", choice: "look" }),
  reviewSend: requestedReview,
};

describe.each(["sendContactEmail", "newsletterSignup", "newsletterChoice", "reviewSend"] as const)(
  "%s",
  (callable) => {
    test(`refuses ${fuzzPlan.numRuns} hostile requests as invalid`, async () => {
      // Nothing is stored.
      const before = await everythingStored();
      await fc.assert(
        fc.asyncProperty(hostileRequests(callable), async (hostile) => {
          fc.pre(!isHoneypot(hostile));
          await expectRefused(callable, hostile);
        }),
        fuzzPlan,
      );
      expect(await everythingStored()).toEqual(before);
      expect(await call(callable, await good[callable]()), "and goes on working").toMatchObject({
        status: "OK",
      });
    });

    test.skipIf(callable === "newsletterChoice" || callable === "reviewSend")(
      "accepts a spoiled form with a filled honeypot, and stores nothing",
      async () => {
        const before = await everythingStored();
        const filled = fc
          .tuple(spoiledForms[callable], fc.oneof(fc.string({ minLength: 1 }), fc.integer()))
          .map(([{ form }, confirm_topic]) => ({ ...form, confirm_topic }));
        await fc.assert(
          fc.asyncProperty(filled, async (form) => {
            const answer = await call(callable, form);
            // A form that is too long or too deep is refused before its fields are read.
            if (answer.status === "OK") expect(answer.text).toBe('{"result":{"received":true}}');
            else expect(answer.status).toBe("INVALID_ARGUMENT");
          }),
          { ...fuzzPlan, numRuns: Math.ceil(fuzzPlan.numRuns / 10) },
        );
        expect(await everythingStored()).toEqual(before);
      },
    );
  },
);
