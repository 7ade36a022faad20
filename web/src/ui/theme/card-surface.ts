export const cardSurface = {
  background: "card",
  color: "ink",
  borderWidth: "1px",
  borderStyle: "solid",
  borderColor: "line",
  borderRadius: "lg",
  boxShadow: "card",
} as const;
