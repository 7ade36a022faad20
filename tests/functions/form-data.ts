import { randomUUID } from "node:crypto";

/** Returns an email address that nobody else uses in this run. */
export function freshEmail(): string {
  return `visitor-${randomUUID().slice(0, 8)}@shop.example`;
}

/** Returns a complete contact form, with its own id and email. */
export function contactForm() {
  return {
    firstName: "Ana",
    lastName: "Ruiz",
    companyName: "Ruiz Plumbing",
    email: freshEmail(),
    serviceInterests: ["seo", "social"],
    businessType: "Plumbing",
    message: "Please call me about a new website.\nMornings are best.",
    submission_id: randomUUID(),
    confirm_topic: "",
  };
}

/** Returns a complete newsletter or quote form. */
export function signupForm(source: string) {
  return { email: freshEmail(), name: "Jo Day", source, submission_id: randomUUID() };
}
