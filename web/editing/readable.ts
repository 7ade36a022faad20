const shortForms = new Set(["url", "faq", "id", "cta", "ai", "seo", "nj", "us"]);

/** "schedulingUrl", "package_5_pages", "web-design" -> "Scheduling URL", "Package 5 pages", "Web design". */
export function readable(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .split(/[\s_-]+/)
    .filter(Boolean)
    .map((word) => {
      const lower = word.toLowerCase();
      return shortForms.has(lower) ? lower.toUpperCase() : lower;
    })
    .join(" ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name of one entry of a list: "questions" -> "question". */
export function oneOf(list: string): string {
  return list.replace(/ies$/, "y").replace(/(?<!s)s$/, "");
}

/** The check's message as a complete sentence. */
export function sentence(message: string): string {
  const text = message.charAt(0).toUpperCase() + message.slice(1);
  return /[.!?)”"]$/.test(text) ? text : `${text}.`;
}
