const room = "calc(clamp(2.8125rem, 12vh, 3.75rem) + env(safe-area-inset-bottom))";

/** The height of the tabs at the bottom of a phone. Elsewhere it is only the space that the device reserves there. */
export const tabsRoom = {
  "--tabs-room": { base: room, md: "env(safe-area-inset-bottom)" },
} as const;

/** Messages appear above the tabs. */
export const roomBelow = `
:root { --below: env(safe-area-inset-bottom); --toast-room: calc(1rem + var(--below)); scroll-padding-bottom: calc(5rem + var(--below)); }
@media (max-width: 47.99rem) { :root { --below: ${room}; } }
`;
