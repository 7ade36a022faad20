/**
 * Every limit of the product, once. Upper limits of texts count UTF-16 units, as browsers and the
 * security rules do. They are so wide that no honest visitor meets them.
 */
export const limits = {
  /** Of first, last and company name. */
  nameMin: 2,
  /** Longer than the longest names on record, short enough for one line in a list. */
  nameMax: 100,
  companyNameMax: 200,
  /** RFC 5321: 254 characters for an address, 64 for the part before the @. */
  emailMax: 254,
  emailLocalPartMax: 64,
  messageMin: 10,
  /** About two printed pages. */
  messageMax: 5000,
  phoneMax: 40,
  addressMax: 300,
  notesMax: 5000,
  titleMax: 200,
  assignedToMax: 200,
  companyIdMax: 60,
  /** Twice as long as any id known; Firestore itself would take 1500 bytes. */
  documentIdMax: 128,
  /**
   * A full contact form in four-byte letters, escaped as JSON (`\uXXXX`, 6 bytes per unit), is just
   * over 30 kB; anything above this is no form of ours.
   */
  payloadBytes: 40_000,
  /** What a team list reads at a time. */
  listPage: 50,
  /** The rules refuse queries without a limit or with a greater one: no query reads a whole company. */
  listMax: 1000,
} as const;

/**
 * How many accepted forms one key may send within one window. Behind one address may sit an office,
 * a school or a phone company, so that limit is wide; a person filling one form with one email needs
 * few. `perCaller` counts the machine that called us, which cannot be forged: visitors share the
 * machines of Hosting's network, somebody who calls past it does not. `global` bounds cost and the
 * owner's inbox when many addresses attack at once; forms that come with an App Check token have a
 * ceiling of their own, so that a flood of machines does not shut people out. A form without a token
 * is as welcome as where App Check is off.
 */
export const rateLimits = {
  windowSeconds: 3600,
  perAddress: 60,
  perCaller: 300,
  perEmail: 6,
  global: 600,
  /** An address whose form comes with an App Check token may send so many times as much. */
  appCheckFactor: 3,
} as const;

/** How an outgoing mail is tried again. */
export const mailRetry = {
  /** First pause; each further one is twice as long. */
  baseSeconds: 30,
  /** No pause is longer, so that mail arrives soon after a long outage. */
  maxSeconds: 3600,
  /** The real pause is up to this share longer or shorter, so that retries do not march in step. */
  jitter: 0.2,
  /** Then the mail is given up: state ERROR and an error in the log. */
  giveUpAfterSeconds: 24 * 3600,
  /** Who claims a mail and falls silent loses it after this time (as Firebase's mail extension). */
  leaseSeconds: 60,
  /** A try ends well before its lease does, so that two tries never overlap. */
  attemptSeconds: 40,
} as const;
