// Every public page loads this file, so it has no schema, which would pull in zod.

/** Browser, functions and emulator must agree. */
export const region = "us-central1";

/** The name that a function is deployed under, and the same-origin address that Hosting forwards to it. */
export const callables = {
  sendContactEmail: { name: "send-contact-email", path: "/api/send-contact-email" },
  newsletterSignup: { name: "newsletter-signup", path: "/api/newsletter-signup" },
  newsletterChoice: { name: "newsletter-choice", path: "/api/newsletter-choice" },
  reviewSend: { name: "review-send", path: "/api/review-send" },
} as const;

/** The endpoint where a mail program unsubscribes by itself (RFC 8058). */
export const leaveEndpoint = { name: "newsletter-leave", path: "/newsletter/leave" } as const;

/** The endpoint where a scheduling service reports the calls that were booked. */
export const bookingEndpoint = { name: "booking-received", path: "/api/booking" } as const;

/** The endpoint that counts visits. The script on every public page reads only the path. */
export const countPath = "/api/count";
export const countEndpoint = { name: "numbers-count", path: countPath } as const;
