/** Keeps a line from breaking inside "9:05 AM" or "9 am". */
export function wholeTimes(text: string): string {
  return text.replace(/(\d)\s(?=[ap]\.?m\b)/gi, "$1\u00a0");
}
