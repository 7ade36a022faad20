/** OWASP ASVS 5.0, 6.2.1: at least 8 characters; no other rule of composition. */
export const passwordMin = 8;
