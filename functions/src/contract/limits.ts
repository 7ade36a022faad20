/** Upper limits of texts count UTF-16 units, as browsers and the security rules do. */
export const limits = {
  nameMin: 2,
  /** Longer than the longest names on record. */
  nameMax: 100,
  companyNameMax: 200,
  /** A town's name as it stands in addresses and sources. */
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
  /** Of a lead's log, for the search; a list of 50 leads stays small. */
  logTextMax: 2000,
} as const;

/** Accepted forms per key and hour. */
export const rateLimits = {
  windowSeconds: 3600,
  /** Wide, because behind one address may sit an office or a phone company. */
  perAddress: 60,
  /** The machine that called us, which cannot be forged: visitors share Hosting's, who calls past Hosting does not. */
  perCaller: 100,
  /** All together who call past Hosting and say so. */
  direct: 30,
  /** From one connection: nobody can use it up in somebody's name. */
  perEmail: 6,
  /** Looking at everything that is kept, or deleting it, with one link in an email of ours. */
  perLink: 10,
  /** The same of all together, as long as a look reads as many documents as there are (choice-limit.ts). */
  lookers: 200,
  /** From one question to the next for an address that was asked twice, or has left the newsletter, whoever types it. */
  daysBetweenQuestions: 7,
  /** For an address whose form comes with an App Check token; without one, as where App Check is off. */
  appCheckFactor: 3,
  /** Of all forms together, only to bound the cost. Forms with an App Check token have as many of their own. */
  perDay: 5000,
  /** So many hours ahead, a subscriber may be asked to confirm where the hours before have no room. */
  hoursAhead: 24,
} as const;

/**
 * The largest part of a budget of all that one sender may use up, so that nobody shuts the others out. A network is an IPv6
 * /48 or an IPv4 /24, which one customer of a host may own. Visitors share Hosting's machines; who calls past Hosting
 * can forge the connection, but not the machine.
 */
export const budgetShares = {
  connection: 1 / 8,
  network: 1 / 4,
  machine: 1 / 2,
  machineNetwork: 3 / 4,
} as const;

/** The same of the leads that are taken when the forms of the day are used up: for those who are new that day. */
export const lateShares = {
  connection: 3 / rateLimits.perDay,
  network: 12 / rateLimits.perDay,
  machine: 100 / rateLimits.perDay,
  machineNetwork: 200 / rateLimits.perDay,
} as const;

/** What pages tell of how they were used (`count-request.ts`). Held in memory: nothing of a visitor is to be stored. */
export const countLimits = {
  /** A full one of honest pages has about four thousand. */
  beaconBytes: 10_000,
  /** In an hour from one connection; behind it may sit an office. */
  perAddress: 600,
  /** In an hour for each machine of ours, which bounds what a flood costs. */
  perMachine: 20_000,
} as const;

/** How long things are kept that nobody deletes before. */
export const keptDays = {
  sentMail: 30,
  suspectedForm: 30,
  /** A sign-up for the newsletter that nobody confirms, and what is left of a subscriber who has left. */
  unconfirmedSubscriber: 30,
  /** A year, and the same month of the one before. */
  siteNumbers: 400,
} as const;

/** How long the link that deletes everything works, from when it was asked for; there is one email with it in that time. */
export const deletionLinkSeconds = 3600;

export const mailRetry = {
  /** Each further pause is twice as long. */
  baseSeconds: 30,
  maxSeconds: 3600,
  /** The real pause is up to this share longer or shorter, so that retries do not march in step. */
  jitter: 0.2,
  /** Then the mail is given up: state ERROR and an error in the log. */
  giveUpAfterSeconds: 24 * 3600,
  /** The same for what waiting does not mend (the server refuses the mail, the address or our password for good). */
  permanentGiveUpAfterSeconds: 3600,
  /** And for receipts: later they're of little use, and a mailbox has to wait longer for its next one (visitor-mail.ts). */
  receiptGiveUpAfterSeconds: 15 * 60,
  /** And for the question whether somebody wants the newsletter: without it, they never get one. */
  signupGiveUpAfterSeconds: 6 * 3600,
  /** And for notices to members' devices, which may wait for the end of the night. */
  pushGiveUpAfterSeconds: 14 * 3600,
  /** A mail that waits longer means that mail is not going out, and the owner is told. */
  stuckAfterSeconds: 15 * 60,
  /** A claim without an end is abandoned after this time. */
  leaseSeconds: 60,
  /** Until the message is handed over: well before the lease ends, so that two tries never overlap. */
  attemptSeconds: 40,
  /** From then on a server may take minutes, to look for viruses (RFC 5321, 4.5.3.2.6). */
  answerSeconds: 420,
} as const;
