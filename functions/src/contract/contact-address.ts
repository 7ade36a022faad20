import { emailAddressByInputType } from "./email-address.ts";

interface Draft {
  subject: string;
  body: string;
}

/** Opens the mail app (RFC 6068), with a draft typed in. Undefined for text that is no email address. */
export function mailAddress(email: string | undefined, draft?: Draft): string | undefined {
  const checked = emailAddressByInputType.safeParse(email);
  // Encoded, so that no character of it can begin the mail's subject or further recipients.
  if (!checked.success) return;
  const address = `mailto:${encodeURIComponent(checked.data).replace("%40", "@")}`;
  if (!draft) return address;
  const body = draft.body.replaceAll("\n", "\r\n");
  return `${address}?subject=${encodeURIComponent(draft.subject)}&body=${encodeURIComponent(body)}`;
}

/** A number, also one with a slash behind its area code; its extension; and a letter, if one follows at once. */
const writtenNumber =
  /((?:(?:\+?1[ .-]?)?\(?\d{3}\)?\/(?=\d)|\+?\d{1,3}[ .-]?)?\+?[\d(][^\p{L},;/|&+#(]*)(?:[\s,;(]*(?:ext(?:ension)?\.?|x|#)\s*(\d{1,6}))?(\p{L})?/giu;

/** RFC 3966, of the first number that can be called; undefined for text without one, also in part ("1-800-FLOWERS"). */
export function callAddress(phone: string | undefined): string | undefined {
  const text = phone?.trim() ?? "";
  for (const [match, number = "", extension, letter] of text.matchAll(writtenNumber)) {
    const digits = number.replace(/\D/g, "");
    // Short ones stand alone; what letters go on with is whole only with its area code.
    const least = letter ? 10 : match === text ? 3 : 7;
    if (digits.length < least || digits.length > 15) continue;
    const called = `tel:${number.startsWith("+") ? "+" : ""}${digits}`;
    return extension === undefined ? called : `${called};ext=${extension}`;
  }
  return undefined;
}

/**
 * Opens the phone's message app (RFC 5724), with `body` typed in. Without an extension, which gets no messages.
 * Undefined for text without a number.
 */
export function textAddress(phone: string | undefined, body = ""): string | undefined {
  const number = callAddress(phone)?.replace(/^tel:/, "");
  if (number === undefined || number.includes(";ext=")) return;
  // iOS reads the body only behind "&", Android behind "?" too: this way both do.
  return body === "" ? `sms:${number}` : `sms:${number}?&body=${encodeURIComponent(body)}`;
}

/** Google's address that opens the maps app of a phone. */
export function mapAddress(place: string | undefined): string | undefined {
  const text = place?.trim();
  return text
    ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(text)}`
    : undefined;
}
