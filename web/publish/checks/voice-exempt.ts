/** Words that stay as they are, whatever the voice check says. */
export const voiceExempt: readonly string[] = [
  // The specification gives this message word for word.
  "Your email is not whitelisted for this application.",
  // This is the name of a setting of browsers.
  "Do Not Track",
  // The article on branding names these as words not to use.
  "solutions, utilize, world-class, valued customer",
];
