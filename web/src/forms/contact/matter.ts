export const matterParameter = "matter";

/** The name in `/contact?matter=<name>`: what the visitor pressed before coming to the form. */
export function matterInAddress(): string | undefined {
  return new URLSearchParams(location.search).get(matterParameter) ?? undefined;
}
