// Every public page reads this, so it has no schema: zod would come along.

/** The page where a link of a mail leads. */
export const newsletterPath = "/newsletter";

export const tokenParameter = "token";
