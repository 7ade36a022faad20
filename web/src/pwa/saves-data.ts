declare global {
  interface NavigatorOnLine {
    /** Only Chromium has this. */
    readonly connection?: { readonly saveData?: boolean };
    readonly globalPrivacyControl?: boolean;
  }
}

/** Tells whether the visitor has asked to save data; pages and the worker know it, in Chromium only. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true;
}

/** Nobody has asked for prefetched files. For a visitor who saves data, only the installed app fetches them. */
export function mayFetchAhead(): boolean {
  return !savesData() || matchMedia("(display-mode: standalone)").matches;
}
