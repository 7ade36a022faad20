/** Words that a neighbor in South Jersey would not use, each with the one that they would. */
interface VoiceWord {
  /** A regular expression; it has to match whole words, in any case. */
  says: string;
  better: string;
}

/**
 * Words that people contract when they talk. The federal plain language guidelines ask for contractions, too
 * (plainlanguage.gov, "Use contractions when appropriate").
 */
const contractions: VoiceWord[] = [
  { says: "can ?not", better: "can't" },
  { says: "will not", better: "won't" },
  ...["do", "does", "did", "is", "was", "were", "has", "had", "would", "could", "should"].map(
    (verb) => ({ says: `${verb} not`, better: `${verb}n't` }),
  ),
  { says: "are not", better: "aren't" },
  { says: "have not", better: "haven't" },
  { says: "I am", better: "I'm" },
  ...["I", "you", "we", "they"].flatMap((who) => [
    { says: `${who} will`, better: `${who}'ll` },
    { says: `${who} would`, better: `${who}'d` },
  ]),
  // "Who you are" and "than we are" stay as they are.
  ...["you", "we", "they"].map((who) => ({
    says: `(?<!\\b(?:who|what|where|how|than|as) )${who} are(?= \\w)`,
    better: `${who}'re`,
  })),
  { says: "let us(?= \\w)", better: "let's" },
  { says: "must not", better: "can't or don't" },
  // "Say what it is for" stays as it is.
  ...[
    { says: "it will", better: "it'll" },
    { says: "it is", better: "it's" },
    { says: "there is", better: "there's" },
  ].map(({ says, better }) => ({
    says: `(?<!\\b(?:who|what|where|how|than|as) )${says}(?= \\w)`,
    better,
  })),
  ...["what", "who", "here"].map((what) => ({ says: `${what} is(?= \\w)`, better: `${what}'s` })),
  // "A page that is up" stays, "That is a page" doesn't.
  { says: "(?<=(?:^|[.!?:;,] ))that is(?= \\w)", better: "that's" },
];

/** British words (en.wikipedia.org, "Comparison of American and British English": vocabulary and spelling). */
const british: VoiceWord[] = [
  { says: "adverts?", better: "ad" },
  { says: "afterwards", better: "afterward" },
  { says: "amongst", better: "among" },
  { says: "autumn", better: "fall" },
  { says: "bespoke", better: "custom" },
  { says: "car parks?", better: "parking lot" },
  {
    says: "(?:centre|colour|favour|licence|organise|programme)\\w*",
    better: "the American spelling",
  },
  { says: "e-mails?", better: "email" },
  { says: "enquir(?:y|ies|e|es|ed|ing)", better: "inquiry or ask" },
  {
    says: "fill(?:s|ed|ing)? in (?:an?|the|your|their|our|this) (?:\\w+ )?forms?",
    better: "fill out",
  },
  { says: "fortnight\\w*", better: "two weeks" },
  { says: "learnt", better: "learned" },
  { says: "mobile phones?", better: "cell phone" },
  { says: "opening hours", better: "hours" },
  { says: "post ?codes?", better: "ZIP code" },
  { says: "queues?", better: "line, or calls on hold" },
  { says: "small print", better: "fine print" },
  { says: "tick(?:s|ed|ing)?", better: "check" },
  { says: "towards", better: "toward" },
  { says: "whilst", better: "while" },
];

/** Office words (the federal plain language guidelines' list of simple words and phrases). */
const stiff: VoiceWord[] = [
  { says: "commenc(?:e|es|ed|ing)", better: "start" },
  { says: "due to the fact that", better: "because" },
  { says: "in order to", better: "to" },
  { says: "in the event that", better: "if" },
  { says: "numerous", better: "many" },
  { says: "prior to", better: "before" },
  { says: "shall", better: "will" },
  { says: "subsequently", better: "later" },
  { says: "sufficient", better: "enough" },
  { says: "upon", better: "on" },
  { says: "utiliz(?:e|es|ed|ing)", better: "use" },
  { says: "whom", better: "who" },
];

export const voiceWords: readonly VoiceWord[] = [...contractions, ...british, ...stiff];
