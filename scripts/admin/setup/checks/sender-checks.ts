import type { Check, Surroundings, Verdict } from "../check.ts";

/** A domain and its parent domains, up to the one with a single dot. */
function withParents(domain: string): string[] {
  const labels = domain.split(".");
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
}

function senderCheck(record: string, begins: RegExp, names: (domain: string) => string[]): Check {
  const judge = async ({ settings, txt }: Surroundings): Promise<Verdict> => {
    const [, domain] = settings.MAIL_SENDER_ADDRESS?.split("@") ?? [];
    if (!domain) return { state: "unknown", says: "MAIL_SENDER_ADDRESS isn't there yet." };
    const found = await Promise.all(names(domain).map(txt));
    if (found.flat().some((text) => text && begins.test(text))) return { state: "ok" };
    if (found.includes(undefined)) return { state: "unknown", says: "The DNS doesn't answer." };
    const says = `${domain} has no ${record} record, and the emails may end up as spam. Your email provider says what it must be.`;
    return { state: "missing", says };
  };
  return {
    title: `${record} of the sender's domain`,
    advised: true,
    where: "the DNS records of that domain",
    judge,
  };
}

export const senderChecks: Check[] = [
  senderCheck("SPF", /^v=spf1\b/i, (domain) => [domain]),
  senderCheck("DMARC", /^v=DMARC1\b/i, (domain) =>
    withParents(domain).map((name) => `_dmarc.${name}`),
  ),
];
