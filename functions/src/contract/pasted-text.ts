/** Keyboards for Chinese, Japanese and Korean write wide letters: \uff21 is A, \uff20 is @, \uff10 is 0. */
function narrow(text: string): string {
  return text.replace(/[\uff01-\uff5e]/g, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) - 0xfee0),
  );
}

/**
 * The most letters of an address or number with what comes along. Longer text stays as it is, and its field refuses it:
 * reading a hundred times as much would take seconds.
 */
const longestPaste = 1000;

const invisible = /[\p{Cf}\p{DI}]/gu;
const blankEnds = /^[\s\p{Cc}]+|[\s\p{Cc}]+$/gu;
/** An address with its name, as mail programs copy it. */
const named = /^[^<>]*<\s*([^<>\s]+)\s*>[\s.,;]*$/;

/** Returns an address without what comes along when somebody copies it from an email, a list or a link. */
export function pastedEmail(typed: string): string {
  if (typed.length > longestPaste) return typed;
  const text = narrow(typed).replace(invisible, "").replace(blankEnds, "");
  const [, address = text] = named.exec(text) ?? [];
  const [, linked = address] = /^mailto:([^?]*)/i.exec(address) ?? [];
  return linked
    .replace(/^[<("[\s]+/, "")
    .replace(/[>)"\].,;:\s]+$/, "")
    .replace(/^'(.*)'$/, "$1");
}

/** Returns a phone number without what comes along when somebody copies it. */
export function pastedPhone(typed: string): string {
  if (typed.length > longestPaste) return typed;
  return narrow(typed)
    .replace(/^\s*tel:/i, "")
    .replace(/[.,;:\s]+$/, "");
}
