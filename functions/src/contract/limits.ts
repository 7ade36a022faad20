/** Upper limits of texts count UTF-16 units, as browsers and the security rules do. */
export const limits = {
  nameMin: 2,
  /** Longer than the longest names on record. */
  nameMax: 100,
  companyNameMax: 200,
  /** A town's name as it appears in URLs and sources. */
  townMax: 40,
  /** Where a lead came from. */
  sourceMax: 100,
  /** RFC 5321: 254 characters for an address, 64 for the part before the @. */
  emailMax: 254,
  emailLocalPartMax: 64,
  messageMin: 10,
  messageMax: 5000,
  phoneMax: 40,
  addressMax: 300,
  notesMax: 5000,
  titleMax: 200,
  assignedToMax: 200,
  companyIdMax: 60,
  /** Firestore itself would take 1500 bytes. */
  documentIdMax: 128,
  /** A full contact form in four-byte letters, escaped as JSON, is just over 30 kB. */
  payloadBytes: 40_000,
  listPage: 50,
  /** The rules refuse queries without a limit or with a greater one. */
  listMax: 1000,
  /** The part of a log that search covers. It's short, so that a list of 50 leads stays small. */
  logTextMax: 2000,
} as const;

/** Accepted forms per key and hour. */
export const rateLimits = {
  windowSeconds: 3600,
  /** This is high, because an office or a phone company may share one address. */
  perAddress: 60,
  /**
   * For the machine that called us, which can't be forged. Visitors share Hosting's machines; callers who bypass
   * Hosting don't.
   */
  perCaller: 100,
  /** The limit for all callers together who bypass Hosting without hiding that they do. */
  direct: 30,
  /** Counted for one connection, so that nobody can use it up in somebody else's name. */
  perEmail: 6,
  /** How often somebody can look at everything that is kept, or delete it, with one link in our emails. */
  perLink: 10,
  /** The same for everybody together, as long as a look reads every document there is (choice-limit.ts). */
  fullSearches: 200,
  /**
   * Days from one question to the next for an address that was asked twice or has left the newsletter, no matter who types
   * it.
   */
  daysBetweenQuestions: 7,
  /** Raises the limit for an address whose form comes with an App Check token. Forms have none if App Check is off. */
  appCheckFactor: 3,
  /**
   * For all forms together, only to bound the cost. Forms with an App Check token have a separate limit of the same
   * size.
   */
  perDay: 5000,
  /** How many hours ahead we may schedule the question to a subscriber if the hours before have no room. */
  hoursAhead: 24,
} as const;

/**
 * The largest part of a shared budget that one sender may use up, so that nobody shuts the others out. A network is an
 * IPv6 /48 or an IPv4 /24, which one customer of a hosting company may own. Visitors share Hosting's machines; a caller
 * who bypasses Hosting can forge the connection, but not the machine.
 */
export const budgetShares = {
  connection: 1 / 8,
  network: 1 / 4,
  machine: 1 / 2,
  machineNetwork: 3 / 4,
} as const;

/** The same for leads that are accepted after the day's forms are used up, from senders who are new that day. */
export const lateShares = {
  connection: 3 / rateLimits.perDay,
  network: 12 / rateLimits.perDay,
  machine: 100 / rateLimits.perDay,
  machineNetwork: 200 / rateLimits.perDay,
} as const;

/**
 * Limits for what pages report about their use (`count-request.ts`). They're in memory, because nothing about a visitor
 * may be stored.
 */
export const countLimits = {
  /** A full beacon from an honest page has about four thousand bytes. */
  beaconBytes: 10_000,
  /** Per hour from one connection, which an office may share. */
  perAddress: 600,
  /** Per hour for each of our machines, which bounds what a flood costs. */
  perMachine: 20_000,
} as const;

/** How long things are kept unless somebody deletes them sooner. */
export const retentionDays = {
  sentMail: 30,
  suspectedForm: 30,
  /** A sign-up for the newsletter that nobody confirms, and what is left of a subscriber who left. */
  unconfirmedSubscriber: 30,
  /** A year, plus the same month of the year before. */
  siteNumbers: 400,
} as const;

/** How long the link that deletes everything works once its email is out. Only one such email goes out in that time. */
export const deletionLinkSeconds = 3600;

export const mailRetry = {
  /** Each further pause is twice as long. */
  baseSeconds: 30,
  maxSeconds: 3600,
  /** The real pause is up to this share longer or shorter, so that retries don't all come at once. */
  jitter: 0.2,
  /** After this time the mail is given up on, with state ERROR and an error in the log. */
  giveUpAfterSeconds: 24 * 3600,
  /**
   * The same for problems that waiting doesn't fix (the server permanently refuses the mail, the address or our
   * password).
   */
  permanentGiveUpAfterSeconds: 3600,
  /**
   * The same for receipts. A late one is of little use, and its mailbox has to wait longer for the next one
   * (visitor-mail.ts).
   */
  receiptGiveUpAfterSeconds: 15 * 60,
  /** The same for the link that deletes everything. Its hour begins when this has passed. */
  deletionGiveUpAfterSeconds: 15 * 60,
  /** The same for the question whether somebody wants the newsletter: without it, they never get one. */
  signupGiveUpAfterSeconds: 6 * 3600,
  /** The same for notices to members' devices, which may wait for the end of the night. */
  pushGiveUpAfterSeconds: 14 * 3600,
  /** A mail that waits longer means that mail is not going out, and the owner is told. */
  stuckAfterSeconds: 15 * 60,
  /** A claim that never ended counts as abandoned after this time. */
  leaseSeconds: 60,
  /** The time for handing over the message. It ends well before the lease, so that two tries never overlap. */
  attemptSeconds: 40,
  /** From then on, a server may take minutes to scan for viruses (RFC 5321, 4.5.3.2.6). */
  answerSeconds: 420,
} as const;
