/** Words that stay as they are, whatever the voice check says, and the reason. */
export const voiceExempt: readonly { text: string; why: string }[] = [
  {
    text: "Your email is not whitelisted for this application.",
    why: "the specification gives this message word for word",
  },
  { text: "Do Not Track", why: "the name of a setting of browsers" },
  {
    text: "solutions, utilize, world-class, valued customer",
    why: "the article on branding names them as words not to use",
  },
];
