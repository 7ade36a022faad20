declare global {
  /** Of pages and workers. */
  interface NavigatorOnLine {
    /** In Chromium only. */
    readonly connection?: { readonly saveData?: boolean };
    readonly globalPrivacyControl?: boolean;
  }
}

/** Whether the visitor has asked to save data; known to pages and to the worker, in Chromium only. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true;
}

/** Nobody has asked for what is fetched ahead: for a visitor who saves data, only the installed app does it. */
export function mayFetchAhead(): boolean {
  return !savesData() || matchMedia("(display-mode: standalone)").matches;
}
