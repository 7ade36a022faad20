const room = "calc(clamp(2.8125rem, 12vh, 3.75rem) + env(safe-area-inset-bottom))";

/** How high the tabs are at the lower edge of a phone; elsewhere only what the device keeps for itself there. */
export const tabsRoom = {
  "--tabs-room": { base: room, md: "env(safe-area-inset-bottom)" },
} as const;

/** Messages stand above the tabs. */
export const roomBelow = `
:root { --below: env(safe-area-inset-bottom); --toast-room: calc(1rem + var(--below)); scroll-padding-bottom: calc(5rem + var(--below)); }
@media (max-width: 47.99rem) { :root { --below: ${room}; } }
`;
