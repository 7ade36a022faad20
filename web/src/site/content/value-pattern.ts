export const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Finds a figure in text unless it is part of another: "47" isn't in "1,247" or "4.47". */
export function valuePattern(value: string, flags = ""): RegExp {
  return new RegExp(`(?<![\\w.,])${escaped(value)}(?!\\w)`, flags);
}
