/** Matches the ids that a page's own parts have (icons, the menu, toasts), which nothing in its content may have too. */
export const pageIds = /^(?:root|main|site-menu|toasts|icon-[a-z-]+)$/;
