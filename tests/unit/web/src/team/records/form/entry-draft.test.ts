import { afterEach, expect, test, vi } from "vitest";
import { entryDraft } from "#web/src/team/records/form/entry-draft.ts";
import { useStorage } from "../../../ui/fake-storage.ts";

afterEach(() => vi.unstubAllGlobals());

const half = { kind: "called", text: "Wants a gal" };
const other = { kind: "note", text: "From the other tab" };
const draft = entryDraft("log:one");

test("a phone closes the app: what was typed is there at the next start, until it is saved", () => {
  useStorage("localStorage");
  useStorage("sessionStorage");
  draft.write(half);
  useStorage("sessionStorage");
  expect(draft.read()).toEqual(half);
  expect(entryDraft("log:two").read()).toBeUndefined();
  draft.remove();
  useStorage("sessionStorage");
  expect(draft.read()).toBeUndefined();
});

test("of two tabs each keeps its own, and none takes the other's away", () => {
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
