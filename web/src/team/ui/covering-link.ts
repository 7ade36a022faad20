/** A link that covers the whole card or row around it. Other controls there are above it. */
export const coveringLink = {
  color: "inherit",
  textDecoration: "none",
  "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: "md" },
} as const;
