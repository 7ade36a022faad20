// This import comes first, because a function reads the options when it is defined.
import "./global-options.ts";
import { beforeUserCreated } from "./accounts/before-user-created.ts";
import { bookingReceived } from "./bookings/booking-request.ts";
import { newsletterChoice } from "./callables/newsletter-choice.ts";
import { newsletterSignup } from "./callables/newsletter-signup.ts";
import { reviewSend } from "./callables/review-send.ts";
import { sendContactEmail } from "./callables/send-contact-email.ts";
import { keepBodiesRaw } from "./intake/raw-body.ts";
import { deliverMail } from "./mail/deliver-mail.ts";
import { countRequest } from "./metrics/count-request.ts";
import { newsletterLeave } from "./newsletter/leave-request.ts";
import { recordDeleted } from "./record-log/record-deleted.ts";
import { recordLogged } from "./record-log/record-logged.ts";
import { countSchedule, sweepSchedule, weekSchedule } from "./schedules.ts";
import { clientRenamed } from "./tasks/client-renamed.ts";
import { taskWritten } from "./tasks/task-written.ts";

keepBodiesRaw();

/*
 * Firebase joins the names of a group with hyphens: send-contact-email, newsletter-signup, newsletter-choice,
 * newsletter-leave, review-send, booking-received, count-readers, numbers-count, numbers-week, deliver-mail, sweep-mail,
 * client-renamed, task-written, record-logged, record-deleted, before-user-created.
 */
export const send = { contact: { email: sendContactEmail } };
export const newsletter = {
  signup: newsletterSignup,
  choice: newsletterChoice,
  leave: newsletterLeave,
};
export const review = { send: reviewSend };
export const booking = { received: bookingReceived };
export const count = { readers: countSchedule };
export const numbers = { count: countRequest, week: weekSchedule };
export const deliver = { mail: deliverMail };
export const sweep = { mail: sweepSchedule };
export const client = { renamed: clientRenamed };
export const task = { written: taskWritten };
export const record = { logged: recordLogged, deleted: recordDeleted };
export const before = { user: { created: beforeUserCreated } };
