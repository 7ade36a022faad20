import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { readProjectFiles } from "#web/publish/checks/project-files.ts";

/** Runs the loader on a page without islands. Returns what it does on a click. */
function startLoader() {
  const listeners: ((event: object) => void)[] = [];
  const element = { dataset: {}, style: {} };
  runInNewContext(readProjectFiles().loader, {
    document: { documentElement: element, currentScript: element, querySelectorAll: () => [] },
    location: new URL("https://site.example/blog"),
    addEventListener(type: string, listener: (event: object) => void) {
      if (type === "click") listeners.push(listener);
    },
    ...{ window: {}, Element: class {}, URLSearchParams },
  });
  return (target: object) => {
    for (const listener of listeners) listener({ target });
  };
}

test("names each field in the email when it has only an aria-label", () => {
  const fields = [
    { type: "email", value: "a@b.example", labels: [{ textContent: "Email" }], ariaLabel: null },
    { type: "search", value: "maps", labels: [], ariaLabel: "Search posts" },
    { type: "text", value: "", labels: [], ariaLabel: "Name" },
  ];
  const mail = { search: "" };
  const note = { previousElementSibling: { querySelectorAll: () => fields } };
  const click = startLoader();
  click({ closest: (selector: string) => (selector === "[data-unanswered]" ? note : mail) });
  expect(new URLSearchParams(mail.search).get("body")).toBe(
    "Email: a@b.example\r\nSearch posts: maps",
  );
});
