import type { Transaction } from "firebase-admin/firestore";
import { type CallableOptions, type CallableRequest, onCall } from "firebase-functions/https";
import * as logger from "firebase-functions/logger";
import type * as z from "zod";
import { settings } from "../config.ts";
import { region, type SubmissionAnswer } from "../contract/callables.ts";
import { fillsHoneypot } from "../contract/submission.ts";
import { acceptForm, type PreparedForm } from "./accept-form.ts";
import { clientAddress } from "./client-address.ts";
import { guardRequest } from "./guard-request.ts";
import { invalidFields } from "./refusal.ts";

/**
 * `cors: false`: the site calls the forms on its own origin, through Hosting, and no other site may.
 * `maxInstances` bounds what an attack can cost. App Check is never demanded: it fails for people in
 * private windows or behind blockers, and a lead is worth more (rate-limit.ts).
 */
const formOptions: CallableOptions = {
  region,
  invoker: "public",
  cors: false,
  enforceAppCheck: false,
  maxInstances: 10,
  concurrency: 40,
  memory: "256MiB",
  timeoutSeconds: 30,
};

interface FormRules<Form> {
  /** `contact-form` or the newsletter source. */
  nameOf(form: Form): string;
  /** The checked fields; a repeat must bring the same. */
  contentOf(form: Form): object;
  /** What the form leaves behind. `at` is Firestore's time of the writing. */
  prepare(form: Form, transaction: Transaction, at: Date): PreparedForm | Promise<PreparedForm>;
}

/**
 * The checked data of a form, or undefined when the honeypot was filled: the caller then answers as
 * after success and does nothing. Throws `invalid-argument` when the contract is not met.
 */
function readForm<Form>(data: unknown, schema: z.ZodType<Form>): Form | undefined {
  if (fillsHoneypot(data)) {
    logger.info("A form was dropped: its honeypot was filled");
    return undefined;
  }
  const result = schema.safeParse(data);
  if (!result.success) throw invalidFields(result.error);
  return result.data;
}

function addressOf({ rawRequest }: CallableRequest) {
  const forwarded = rawRequest.headers["x-forwarded-for"];
  return clientAddress(forwarded, rawRequest.socket?.remoteAddress, settings().TRUSTED_HOPS);
}

/** The callable of a public form that meets this schema. */
export function formCallable<Form extends { submission_id: string; email: string }>(
  schema: z.ZodType<Form>,
  rules: FormRules<Form>,
) {
  const receive = async (request: CallableRequest): Promise<SubmissionAnswer> => {
    const form = readForm(request.data, schema);
    if (form) {
      await acceptForm({
        submissionId: form.submission_id,
        form: rules.nameOf(form),
        email: form.email,
        address: addressOf(request),
        appCheckVerified: request.app !== undefined,
        content: rules.contentOf(form),
        prepare: async (transaction, at) => rules.prepare(form, transaction, at),
      });
    }
    return { received: true };
  };
  return guardRequest(onCall(formOptions, receive));
}
