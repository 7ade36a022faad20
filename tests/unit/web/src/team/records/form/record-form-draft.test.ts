import { afterEach, expect, test, vi } from "vitest";
import { recordFormDraft } from "#web/src/team/records/form/record-form-draft.ts";
import { useStorage } from "../../../ui/fake-storage.ts";

afterEach(() => vi.unstubAllGlobals());

const half = { kind: "called", text: "Wants a gal" };
const other = { kind: "note", text: "From the other tab" };
const draft = recordFormDraft("log:one");

test("keeps the input after a phone closes the app, until it is saved", () => {
  useStorage("localStorage");
  useStorage("sessionStorage");
  draft.write(half);
  useStorage("sessionStorage");
  expect(draft.read()).toEqual(half);
  expect(recordFormDraft("log:two").read()).toBeUndefined();
  draft.remove();
  useStorage("sessionStorage");
  expect(draft.read()).toBeUndefined();
});

test("keeps a separate draft for each of two tabs", () => {
  useStorage("localStorage");
  const first = useStorage("sessionStorage");
  draft.write(half);
  const second = useStorage("sessionStorage");
  draft.write(other);
  vi.stubGlobal("sessionStorage", first);
  expect(draft.read()).toEqual(half);
  draft.remove();
  vi.stubGlobal("sessionStorage", second);
  expect(draft.read()).toEqual(other);
  useStorage("sessionStorage");
  expect(draft.read()).toEqual(other);
});
