import * as z from "zod";
import { emailAddress, emailAddressByInputType } from "./email-address.ts";
import { limits } from "./limits.ts";
import { submissionFields } from "./submission.ts";
import { singleLine } from "./text-field.ts";

interface SourceFacts {
  /** Also makes a lead and tells the owner. */
  quote: boolean;
  /** A known address is answered as success instead of `EMAIL_EXISTS`. */
  repeatIsSuccess: boolean;
  needsName: boolean;
  /** Checked no further than a browser's email field does. */
  looseEmail: boolean;
  town?: string;
}

const newsletterPage: SourceFacts = {
  quote: false,
  repeatIsSuccess: false,
  needsName: true,
  looseEmail: false,
};

function cityPage(town: string): SourceFacts {
  return { quote: true, repeatIsSuccess: false, needsName: true, looseEmail: false, town };
}

function cityCallToAction(town: string): SourceFacts {
  return { quote: true, repeatIsSuccess: true, needsName: false, looseEmail: true, town };
}

/** Stored with the record, so a name stays as it is. */
export const newsletterSources = [
  "web-design-page",
  "web-design-pricing-page",
  "ai-automation-pricing-page",
  "cherry-hill-web-design-page",
  "medford-web-design-page",
  "voorhees-web-design-cta",
  "marlton-web-design-cta",
  "berlin-web-design-cta",
  "shamong-web-design-cta",
  "mount-laurel-web-design-cta",
  "haddonfield-web-design-cta",
] as const;

export type NewsletterSource = (typeof newsletterSources)[number];

export const sourceFacts: Readonly<Record<NewsletterSource, SourceFacts>> = {
  "web-design-page": newsletterPage,
  "web-design-pricing-page": newsletterPage,
  "ai-automation-pricing-page": newsletterPage,
  "cherry-hill-web-design-page": cityPage("Cherry Hill"),
  "medford-web-design-page": cityPage("Medford"),
  "voorhees-web-design-cta": cityCallToAction("Voorhees"),
  "marlton-web-design-cta": cityCallToAction("Marlton"),
  "berlin-web-design-cta": cityCallToAction("Berlin"),
  "shamong-web-design-cta": cityCallToAction("Shamong"),
  "mount-laurel-web-design-cta": cityCallToAction("Mount Laurel"),
  "haddonfield-web-design-cta": cityCallToAction("Haddonfield"),
};

const missingName = "Please enter your name";

/** What the browser sends to `newsletter-signup`, from every newsletter and quote form. */
export const newsletterSubmission = z
  .object({
    email: emailAddressByInputType,
    name: singleLine({ label: "Name", max: limits.nameMax }).optional(),
    source: z.enum(newsletterSources, { error: "source must be one of the site's forms" }),
    ...submissionFields,
  })
  .superRefine((value, context) => {
    const facts = sourceFacts[value.source];
    if (facts.needsName && !value.name) {
      context.addIssue({ code: "custom", path: ["name"], message: missingName });
    }
    if (facts.looseEmail) return;
    const strict = emailAddress.safeParse(value.email);
    for (const issue of strict.error?.issues ?? []) {
      context.addIssue({ code: "custom", path: ["email"], message: issue.message });
    }
  });

export type NewsletterSubmission = z.infer<typeof newsletterSubmission>;
