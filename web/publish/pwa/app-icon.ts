/** An icon of web/public/icons as a manifest names it. */
export function appIcon(file: string, size: number, purpose: "any" | "maskable" = "any") {
  return {
    src: `/icons/${file}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  };
}
