/** Whether the visitor has asked to save data; known to pages and to the worker, in Chromium only. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  return (
    typeof connection === "object" &&
    connection !== null &&
    Reflect.get(connection, "saveData") === true
  );
}

/** Nobody has asked for what is fetched ahead: for a visitor who saves data, only the installed app does it. */
export function mayFetchAhead(): boolean {
  return !savesData() || matchMedia("(display-mode: standalone)").matches;
}
