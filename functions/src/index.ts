import { onInit } from "firebase-functions";
import { newsletterSignup } from "./callables/newsletter-signup.ts";
import { sendContactEmail } from "./callables/send-contact-email.ts";
import { settings } from "./config.ts";
import { deliverMail } from "./mail/deliver-mail.ts";
import { sweepSchedule } from "./mail/sweep-schedule.ts";

// A missing setting stops an instance before its first call, with the setting's name.
onInit(() => {
  settings();
});

/*
 * What is deployed. Firebase joins the names of a group with hyphens, which gives the names of the
 * specification: send-contact-email, newsletter-signup; and deliver-mail, sweep-mail.
 */
export const send = { contact: { email: sendContactEmail } };
export const newsletter = { signup: newsletterSignup };
export const deliver = { mail: deliverMail };
export const sweep = { mail: sweepSchedule };
