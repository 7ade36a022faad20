import { defineSecret, defineString } from "firebase-functions/params";

/*
 * These lines make `firebase deploy` ask for what is missing. The optional settings of config.ts are not declared,
 * because the emulator would ask for them at every start.
 */
defineString("OWNER_EMAIL", { description: "Where messages arrive (several: with commas)" });
defineString("MAIL_SENDER_ADDRESS", { description: "Address the website's mail is sent from" });
defineString("MAIL_SENDER_NAME", { description: "Name the website's mail is sent from" });
defineString("SMTP_HOST", { description: "Host name of the outgoing mail server" });
defineString("SMTP_SECURITY", { description: "tls (port 465), starttls (port 587) or none" });
defineString("SMTP_USER", { description: "User name at the outgoing mail server" });
defineString("SITE_ORIGIN", { description: "The site's address, such as https://example.com" });

const smtpPassword = defineSecret("SMTP_PASSWORD");

const rateLimitSecret = defineSecret("RATE_LIMIT_SECRET");

const newsletterSecret = defineSecret("NEWSLETTER_SECRET");

const bookingSecret = defineSecret("BOOKING_SECRET");

const pushSecret = defineSecret("PUSH_SECRET");

const isEmulator = process.env.FUNCTIONS_EMULATOR === "true";

/**
 * The secrets for sending mail, which has signed links. The local mail catcher needs none, and the demo's key is in its
 * settings.
 */
export const mailSecrets = isEmulator ? [] : [smtpPassword, newsletterSecret, pushSecret];

export const intakeSecrets = isEmulator ? [] : [rateLimitSecret];

export const bookingSecrets = isEmulator ? [] : [rateLimitSecret, bookingSecret];

export const newsletterSecrets = isEmulator ? [] : [newsletterSecret];
