import { trustedTypes } from "../../ui/trusted-types.ts";

/** Accepts only what the build made of the owner's Markdown, in which HTML is refused (post-markdown.ts). */
const policy = trustedTypes?.createPolicy("post", { createHTML: (html) => html });

export function trustedPostHtml(html: string) {
  return policy?.createHTML(html) ?? html;
}
