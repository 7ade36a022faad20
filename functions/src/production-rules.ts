/** Settings as they are in the file functions/.env.<project id>. */
export type RawSettings = Readonly<Record<string, string | undefined>>;

export interface SettingProblem {
  name: string;
  /** What is wrong and what to do, as a sentence. */
  says: string;
}

/** Names that lead to the machine itself, and names that nobody can own (RFC 2606). */
const localHost = /(^|[@/.])(localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1\])(?=$|[\s,:/])/i;
const nobodysHost = /([@/.](example|test|invalid)|(^|[@/.])example\.(com|net|org))(?=$|[\s,:/])/i;

interface ProductionRule {
  /** The setting that the rule is about. Without one, it's about all of them. */
  only?: string;
  breaks(value: string): boolean;
  says: string;
}

/** What the emulators may have, and a real project must not. */
const rules: readonly ProductionRule[] = [
  {
    breaks: (value) => localHost.test(value),
    says: "names this machine (localhost); put in the real address.",
  },
  {
    breaks: (value) => nobodysHost.test(value),
    says: "names a domain that nobody can have (such as .example); put in the real one.",
  },
  {
    only: "SITE_ORIGIN",
    breaks: (value) => /^\s*http:/i.test(value),
    says: "must begin with https://: the links in the emails lead there.",
  },
  {
    only: "SMTP_SECURITY",
    breaks: (value) => value.trim() === "none",
    says: "must be tls (port 465) or starttls (port 587): with none, the password is sent in the clear.",
  },
  {
    only: "SMTP_USER",
    breaks: (value) => value.trim() === "",
    says: "is empty: nobody would sign in at the mail server, and it would refuse the emails.",
  },
];

/** The problems that settings have in production, beyond what config.ts refuses anywhere. */
export function unsafeInProduction(settings: RawSettings): SettingProblem[] {
  const given = { SMTP_USER: "", ...settings };
  return Object.entries(given).flatMap(([name, value]) => {
    const broken = rules.find(({ only = name, breaks }) => only === name && breaks(value ?? ""));
    return broken ? [{ name, says: `${name} ${broken.says}` }] : [];
  });
}
