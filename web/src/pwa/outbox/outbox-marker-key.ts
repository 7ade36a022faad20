/**
 * In the local storage, because a page can look there without loading anything: whether the outbox is
 * worth opening (web/src/pwa/start-pwa.ts).
 */
export const outboxMarker = "outbox";
