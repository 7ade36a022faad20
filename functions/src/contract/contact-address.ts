import { emailAddressByInputType } from "./email-address.ts";

interface Draft {
  subject: string;
  body: string;
}

/**
 * Returns an address that opens the mail app (RFC 6068) with a draft; undefined for text that isn't an email address.
 */
export function mailAddress(email: string | undefined, draft?: Draft): string | undefined {
  const checked = emailAddressByInputType.safeParse(email);
  // The address is encoded, so that no character in it can start the mail's subject or add recipients.
  if (!checked.success) return;
  const address = `mailto:${encodeURIComponent(checked.data).replace("%40", "@")}`;
  if (!draft) return address;
  const body = draft.body.replaceAll("\n", "\r\n");
  return `${address}?subject=${encodeURIComponent(draft.subject)}&body=${encodeURIComponent(body)}`;
}

/** Matches a number (a slash may follow its area code), its extension, and a letter if one follows directly. */
const writtenNumber =
  /((?:(?:\+?1[ .-]?)?\(?\d{3}\)?\/(?=\d)|\+?\d{1,3}[ .-]?)?\+?[\d(][^\p{L},;/|&+#(]*)(?:[\s,;(]*(?:ext(?:ension)?\.?|x|#)\s*(\d{1,6}))?(\p{L})?/giu;

/** The RFC 3966 address of the first number that can be called; undefined if there is none, as in "1-800-FLOWERS". */
export function callAddress(phone: string | undefined): string | undefined {
  const text = phone?.trim() ?? "";
  for (const [match, number = "", extension, letter] of text.matchAll(writtenNumber)) {
    const digits = number.replace(/\D/g, "");
    // A short number must be the whole text. A number that runs into letters is complete only with its area code.
    const least = letter ? 10 : match === text ? 3 : 7;
    if (digits.length < least || digits.length > 15) continue;
    const called = `tel:${number.startsWith("+") ? "+" : ""}${digits}`;
    return extension === undefined ? called : `${called};ext=${extension}`;
  }
  return undefined;
}

/** The number to call as people dial it within the country, without the 1 in front; undefined if there is none. */
export function dialedNumber(phone: string | undefined): string | undefined {
  return callAddress(phone)?.replace(/^tel:\+?1?(?=\d{10})/, "");
}

/**
 * Returns an address that opens the phone's messaging app (RFC 5724) with `body` filled in. Returns undefined for text
 * without a number, or with an extension, which can't get messages.
 */
export function textAddress(phone: string | undefined, body = ""): string | undefined {
  const number = callAddress(phone)?.replace(/^tel:/, "");
  if (number === undefined || number.includes(";ext=")) return;
  // iOS reads the body only after "&", Android also after "?". This form works on both.
  return body === "" ? `sms:${number}` : `sms:${number}?&body=${encodeURIComponent(body)}`;
}

/** Google's address that opens a phone's maps app. */
export function mapAddress(place: string | undefined): string | undefined {
  const text = place?.trim();
  return text
    ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(text)}`
    : undefined;
}
