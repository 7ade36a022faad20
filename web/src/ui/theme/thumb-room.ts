/** A link on its own line is as large as a thumb, however short its words are. */
export const thumbRoom = {
  display: "inline-flex",
  alignItems: "center",
  minWidth: "2.75rem",
  minHeight: "2.75rem",
} as const;
