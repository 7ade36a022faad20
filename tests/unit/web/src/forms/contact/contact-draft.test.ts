import { afterEach, describe, expect, test, vi } from "vitest";
import { limits } from "#contract/limits";
import {
  contactDraft,
  fieldsOfTopic,
  topicInAddress,
  withTopic,
} from "#web/src/forms/contact/use-contact-form.ts";
import { anyFields } from "#web/src/forms/form-draft.ts";
import { draftKey } from "#web/src/forms/form-names.ts";
import { useStorage } from "../../ui/fake-storage.ts";

const { ownFields } = contactDraft;

afterEach(() => vi.unstubAllGlobals());

const draft = {
  submissionId: "3f0f4f52-6a0e-4c55-8b39-1c1f5ce0a3d1",
  fields: { firstName: "A", email: "not yet an addr", serviceInterests: ["seo" as const] },
};

describe("the stored draft", () => {
  test("is read as it was written, valid or not", () => {
    useStorage("sessionStorage");
    expect(contactDraft.read()).toBeUndefined();
    contactDraft.write(draft);
    expect(contactDraft.read()).toEqual(draft);
    contactDraft.remove();
    expect(contactDraft.read()).toBeUndefined();
  });

  test.each(["{", "null", '"text"', "{}", '{"submissionId":"1","fields":{}}'])(
    "%s counts as no draft",
    (text) => {
      useStorage("sessionStorage").setItem(draftKey("contact"), text);
      expect(contactDraft.read()).toBeUndefined();
    },
  );

  test("drops a choice that no longer exists and keeps the rest", () => {
    const fields = { firstName: "A", businessType: "Blacksmith", serviceInterests: ["fax"] };
    useStorage("sessionStorage").setItem(draftKey("contact"), JSON.stringify({ ...draft, fields }));
    expect(contactDraft.read()?.fields).toMatchObject({ firstName: "A" });
    expect(contactDraft.read()?.fields.businessType).toBeUndefined();
    expect(contactDraft.read()?.fields.serviceInterests).toBeUndefined();
  });
});

describe("a message that came with a topic", () => {
  const topic = { about: "a free audit", message: "I'd like a free audit.", interests: [] };
  const about = "About: a free audit";

  test.each([
    ["has the topic's words", "I'd like a free audit. Ours is a.example.", undefined],
    ["was named before", `${about}\n\nHello.`, undefined],
    ["is in other words", "Hello.", `${about}\n\nHello.`],
    ["leaves no room", "x".repeat(limits.messageMax), undefined],
  ])("and %s", (_case, message, named = message) => {
    expect(withTopic(message, about, topic)).toBe(named);
  });
});

describe("a phone number", () => {
  test("is kept with its choices, and empty ones are no draft", () => {
    useStorage("sessionStorage");
    const chosen = { phone: "(856) 555-0173", contactBy: "text", textsOk: true };
    contactDraft.keep(draft.submissionId, chosen, {});
    expect(contactDraft.read()?.fields).toEqual(chosen);
    contactDraft.keep(draft.submissionId, { phone: "", contactBy: null, textsOk: false }, {});
    expect(contactDraft.read()).toBeUndefined();
  });

  test("comes back from the outbox with the rest of a refused form", () => {
    const data = { firstName: "Ana", phone: "(856) 555-0173", contactBy: "text", textsOk: true };
    expect(anyFields.safeParse(data).data).toEqual(data);
  });
});

describe("the visitor's own input", () => {
  const [seo, social] = ["seo", "social"] as const;
  const subject = { message: "About a plan: ", serviceInterests: [seo, social] };

  test("is nothing if the words of the subject are unchanged", () => {
    // The order of the subject's boxes makes no difference.
    const fields = { firstName: "", ...subject, serviceInterests: [social, seo] };
    expect(ownFields(fields, subject)).toEqual({});
    expect(ownFields({ firstName: "", message: "", serviceInterests: [] }, {})).toEqual({});
  });

  test("is the text in other fields, or everything without a subject", () => {
    expect(ownFields({ firstName: "Rosa", ...subject }, subject)).toEqual({ firstName: "Rosa" });
    expect(ownFields(subject, {})).toEqual(subject);
  });

  test.each([
    { message: "About a plan: the big one" },
    { message: "" },
    { serviceInterests: [seo] },
    { serviceInterests: [] },
    { businessType: "Plumbing" as const },
  ])("is a change in the subject's fields: %j", (change) => {
    expect(ownFields({ ...subject, ...change }, subject)).toEqual(change);
  });

  test("has no field that isn't given", () => {
    expect(ownFields({}, subject)).toEqual({});
    expect(Object.keys(ownFields({ firstName: "Rosa" }, subject))).toEqual(["firstName"]);
  });
});

test.each([
  ["?topic=audit", "audit"],
  ["?utm_source=x&topic=plan-growth", "plan-growth"],
  ["", undefined],
  ["?other=audit", undefined],
])("the address %j has the topic %j", (search, topic) => {
  vi.stubGlobal("location", { search });
  expect(topicInAddress()).toBe(topic);
});

test.each([
  ["Ruiz Roofs", "Ruiz Roofs"],
  ["Yo", "Yo"],
  ["X", undefined],
  ["店", undefined],
  ["", undefined],
  [undefined, undefined],
])("puts the name %s of a drawing into the form only if it takes it", (companyName, put) => {
  const topic = {
    about: "the site you drew",
    message: "Hello",
    interests: [],
    carried: { lines: "- X", companyName },
  };
  expect(fieldsOfTopic(topic).companyName).toBe(put);
});
