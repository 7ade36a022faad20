/** OWASP ASVS 5.0, 6.2.1 asks for at least 8 characters and no other composition rule. */
export const passwordMin = 8;
