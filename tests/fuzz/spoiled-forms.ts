import fc from "fast-check";
import { businessTypes, contactWays, serviceInterests } from "#contract/contact-message";
import { isNewsletterSource, newsletterPages } from "#contract/form-source";
import { allowedChoices } from "#contract/newsletter-choice";
import { newTokenId, signedToken } from "#functions/newsletter/token.ts";
import { contactForm, signupForm } from "../functions/form-data.ts";
import { anyText, hugeText, noAddress, noText } from "./hostile-texts.ts";

/** A form with some unacceptable fields, and the names of these fields. */
interface SpoiledForm {
  form: Record<string, unknown>;
  spoiled: string[];
}

type Values = Record<string, fc.Arbitrary<unknown>>;

/** Marks a field that isn't sent. */
const absent = Symbol("absent");

const noName = fc.oneof(noText, fc.constantFrom("", " ", "A", " B "), hugeText);
const noId = fc.oneof(
  noText,
  fc.constant(absent),
  anyText,
  fc.uuid({ version: [1, 3, 5, 7] }),
  fc.uuid({ version: 4 }).map((id) => `${id}/../x`),
);
const noEmail = fc.oneof(noText, fc.constant(absent), noAddress, hugeText);
const otherThan = (allowed: readonly string[]) => anyText.filter((text) => !allowed.includes(text));

const contactSpoilers: Values = {
  firstName: fc.oneof(noName, fc.constant(absent)),
  lastName: fc.oneof(noName, fc.constant(absent)),
  companyName: fc.oneof(noName, fc.constant(absent)),
  email: noEmail,
  serviceInterests: fc.oneof(
    noText.filter((value) => !Array.isArray(value)),
    anyText,
    fc.constantFrom(absent, [], ["seo", "hacking"], [["seo"]], [null], { 0: "seo", length: 1 }),
    fc.array(otherThan(serviceInterests), { minLength: 1, maxLength: 50 }),
  ),
  businessType: fc.oneof(noText, fc.constant(absent), otherThan(businessTypes)),
  message: fc.oneof(noText, fc.constant(absent), fc.string({ maxLength: 9 }), hugeText),
  phone: fc.oneof(noText, hugeText, fc.constantFrom("1", "555-0173", "x".repeat(12))),
  contactBy: fc.oneof(
    noText.filter((value) => value !== null),
    otherThan(contactWays),
  ),
  submission_id: noId,
};

const signupSpoilers: Values = {
  email: noEmail,
  name: fc.oneof(noText, hugeText),
  source: fc.oneof(
    noText,
    fc.constant(absent),
    anyText.filter((text) => !isNewsletterSource(text)),
  ),
  submission_id: noId,
};

const unknownSubscriber = { subscriberId: "nobody", tokenId: newTokenId() };

/** Spoils one to three fields of a good form. */
function spoil(good: fc.Arbitrary<object>, spoilers: Values): fc.Arbitrary<SpoiledForm> {
  const names = fc.uniqueArray(fc.constantFrom(...Object.keys(spoilers)), {
    minLength: 1,
    maxLength: Math.min(3, Object.keys(spoilers).length),
  });
  return names.chain((spoiled) => {
    const values = spoiled.map((name) => spoilers[name] ?? fc.constant(absent));
    return fc.tuple(good, fc.tuple(...values)).map(([form, bad]) => {
      const entries = spoiled.map((name, index) => [name, bad[index]] as const);
      const all = Object.entries({ ...form, ...Object.fromEntries(entries) });
      return { form: Object.fromEntries(all.filter(([, value]) => value !== absent)), spoiled };
    });
  });
}

// The form is created again for each input, but its own random values aren't fast-check's, so it can't shrink them.
const goodContact = fc.constant(null).map(() => ({ ...contactForm() }));
const goodSignup = fc
  // A call to action would accept an odd address.
  .constantFrom(...newsletterPages, "medford-web-design-page", "evesham-web-design-page")
  .map((source) => ({ ...signupForm(source) }));

const goodChoice = fc
  .constantFrom("look", "confirm", "leave", "forget")
  .map((choice) => ({ token: signedToken("about", unknownSubscriber, "any key"), choice }));

const choiceSpoilers: Values = {
  token: fc.oneof(noText, fc.constant(absent), hugeText),
  choice: fc.oneof(noText, fc.constant(absent), otherThan(allowedChoices.about)),
};

const goodReview = fc.constant({ token: "x", words: "They answer the phone.", name: "Ana" });

const reviewSpoilers: Values = {
  token: fc.oneof(noText, fc.constant(absent), hugeText),
  words: fc.oneof(noText, fc.constant(absent), fc.string({ maxLength: 9 }), hugeText),
  name: fc.oneof(noText, hugeText),
  mayQuote: fc.oneof(anyText, fc.constantFrom(null, 0, 1, [], {})),
};

export const spoiledForms = {
  reviewSend: spoil(goodReview, reviewSpoilers),
  newsletterChoice: spoil(goodChoice, choiceSpoilers),
  sendContactEmail: spoil(goodContact, contactSpoilers),
  newsletterSignup: spoil(goodSignup, signupSpoilers),
};

export const goodForms = {
  reviewSend: goodReview,
  sendContactEmail: goodContact,
  newsletterSignup: goodSignup,
  newsletterChoice: goodChoice,
};
