// Every public page loads this file, so it has no schema, which would pull in zod.

/** The page that the links in our emails lead to. */
export const newsletterPath = "/newsletter";

export const tokenParameter = "token";
