import { type CallableOptions, type CallableRequest, onCall } from "firebase-functions/https";
import * as logger from "firebase-functions/logger";
import type * as z from "zod";
import type { SubmissionAnswer } from "../contract/answers.ts";
import { collections } from "../contract/collections.ts";
import { retentionDays } from "../contract/limits.ts";
import { fillsHoneypot } from "../contract/submission.ts";
import { intakeSettings, recordDays } from "../intake-settings.ts";
import { intakeSecrets } from "../params.ts";
import { type AcceptedForm, acceptForm } from "./accept-form.ts";
import { requestAddress } from "./client-address.ts";
import { invalidFields } from "./form-errors.ts";
import { guardRequest } from "./guard-request.ts";
import { withVisit } from "./with-visit.ts";

/**
 * `cors: false`: the site calls the forms on its own origin, through Hosting, and no other site may. `maxInstances`
 * bounds what an attack can cost. App Check is never required: it fails for people in private windows or behind
 * blockers, and a lead is worth more (rate-limit.ts).
 */
export const publicCallOptions: CallableOptions = {
  invoker: "public",
  cors: false,
  enforceAppCheck: false,
  maxInstances: 10,
  concurrency: 40,
  timeoutSeconds: 30,
  secrets: intakeSecrets,
};

/** What a form's own fields decide. */
type FormEffects = Pick<AcceptedForm, "form" | "content" | "allowsConfirmation" | "prepare"> & {
  // A form that makes no lead says so.
  lead: AcceptedForm["lead"];
};

let hasLoggedHops = false;

export function addressOf({ rawRequest }: CallableRequest) {
  if (!hasLoggedHops) {
    // Only this log entry shows whether TRUSTED_HOPS is right. It has no addresses, because they're private.
    const entries = String(rawRequest.headers["x-forwarded-for"] ?? "")
      .split(",")
      .filter(Boolean).length;
    const { TRUSTED_HOPS } = intakeSettings();
    logger.info("forwarded addresses of the first form", { entries, TRUSTED_HOPS });
    hasLoggedHops = true;
  }
  return requestAddress(rawRequest);
}

/** Makes the callable for a public form with this schema. `effectsOf` says what an accepted one does. */
export function formCallable<Form extends { submission_id: string; email: string }>(
  schema: z.ZodType<Form>,
  effectsOf: (form: Form) => FormEffects,
) {
  const acceptedForm = (form: Form, request: CallableRequest): AcceptedForm => {
    const effects = effectsOf(form);
    return {
      ...effects,
      submissionId: form.submission_id,
      email: form.email,
      address: addressOf(request),
      appCheckVerified: request.app !== undefined,
      lead: withVisit(effects.lead, request.data),
      retentionDays: recordDays(),
    };
  };

  const receive = async (request: CallableRequest): Promise<SubmissionAnswer> => {
    if (fillsHoneypot(request.data)) {
      const form = schema.safeParse({ ...request.data, confirm_topic: "" }).data;
      if (form) await acceptForm(suspected(acceptedForm(form, request)));
      return { received: true };
    }
    const result = schema.safeParse(request.data);
    if (!result.success) throw invalidFields(result.error);
    await acceptForm(acceptedForm(result.data, request));
    return { received: true };
  };
  return guardRequest(onCall(publicCallOptions, receive));
}

/** A form whose honeypot was filled, perhaps by a browser's add-on. It's kept apart, and nobody gets an email. */
function suspected(form: AcceptedForm): AcceptedForm {
  const path = `${collections.suspectedForms}/${form.submissionId}`;
  const data = { form: form.form, content: form.content };
  return {
    ...form,
    lead: undefined,
    allowsConfirmation: false,
    retentionDays: retentionDays.suspectedForm,
    prepare: async () => ({ outcome: "RECEIVED", documents: [{ path, data }] }),
  };
}
