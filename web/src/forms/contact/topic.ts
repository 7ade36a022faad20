export const topicParameter = "topic";

/** The name in `/contact?topic=<name>`: what the visitor pressed before coming to the form. */
export function topicInAddress(): string | undefined {
  return new URLSearchParams(location.search).get(topicParameter) ?? undefined;
}
