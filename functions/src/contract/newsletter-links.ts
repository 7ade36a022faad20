// Every public page reads this, so it has no schema: zod would come along.

/** The page, and the address at which a mail program leaves by itself (RFC 8058). */
export const newsletterPath = "/newsletter";
export const leavePath = "/newsletter/leave";
/** The function behind it. */
export const leaveFunction = "newsletter-leave";

export const tokenParameter = "token";
