/** A radio button drawn as a pill around its label. */
export const choicePill = {
  position: "relative",
  display: "grid",
  placeItems: "center",
  minHeight: "2.75rem",
  paddingInline: "1",
  borderWidth: "1.5px",
  borderStyle: "solid",
  borderColor: "field",
  borderRadius: "full",
  fontSize: "sm",
  fontWeight: 650,
  "&:has(:checked)": { background: "brand", borderColor: "brand", color: "card" },
} as const;

/** The input covers its label, so that the whole label can be pressed, and has the ring. */
export const choicePillInput = {
  appearance: "none",
  position: "absolute",
  inset: 0,
  borderRadius: "full",
  cursor: "pointer",
} as const;
