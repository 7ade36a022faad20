// Every public page reads this, so it has no schema: zod would come along.

/** Browser, functions and emulator must agree. */
export const region = "us-central1";

/** The name that a function is deployed under, and the same-origin address through which Hosting passes it on. */
export const callables = {
  sendContactEmail: { name: "send-contact-email", path: "/api/send-contact-email" },
  newsletterSignup: { name: "newsletter-signup", path: "/api/newsletter-signup" },
  newsletterChoice: { name: "newsletter-choice", path: "/api/newsletter-choice" },
} as const;

/** Where a mail program leaves the newsletter by itself (RFC 8058). */
export const leaveEndpoint = { name: "newsletter-leave", path: "/newsletter/leave" } as const;

/** Where a scheduling service tells of the calls that were booked. */
export const bookingEndpoint = { name: "booking-received", path: "/api/booking" } as const;

/** Where visits are counted. The script behind every public page reads only the path. */
export const countPath = "/api/count";
export const countEndpoint = { name: "numbers-count", path: countPath } as const;
