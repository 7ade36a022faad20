import { useState } from "react";
import type { FileList } from "../editing-api.ts";
import type { Run } from "./editing-client.ts";
import { write } from "./editing-client.ts";
import type { EditorLocation } from "./use-address.ts";

/** The kinds of entries that can be made, as with `npm run new`. */
const kinds = {
  post: { label: "A post", named: "Title of the post", asks: undefined },
  city: { label: "A page for a town", named: "Name of the town", asks: undefined },
  testimonial: { label: "A testimonial", named: "Name of the customer", asks: "page" },
  portfolio: { label: "A site in the portfolio", named: "Name of the site", asks: "url" },
  question: { label: "A question with its answer", named: "Question", asks: "page" },
  service: { label: "A service", named: "Name of the service", asks: "page" },
} as const;

type Kind = keyof typeof kinds;

const isKind = (kind: string): kind is Kind => Object.hasOwn(kinds, kind);

const pageName = (name: string) => name.replace(/^pages\//, "").replace(/\.yaml$/, "");

interface Entry {
  kind: Kind;
  name: string;
  page: string;
  url: string;
}

const noEntry: Entry = { kind: "post", name: "", page: "home", url: "" };

/** The entry that isn't made yet, which survives a look at another view in this window. */
let typed = noEntry;

export const hasTypedEntry = () => [typed.name, typed.url].some((text) => text.trim() !== "");

interface NewViewProps {
  groups: FileList["groups"];
  isBusy: boolean;
  go: (to: EditorLocation) => void;
  run: Run;
}

/** Makes a new entry in the place where it is shown, and opens it for the words that the owner still has to write. */
export function NewView({ groups, isBusy, go, run }: NewViewProps) {
  const [entry, setEntry] = useState(typed);
  const { kind, name, page, url } = entry;
  const { named, asks } = kinds[kind];
  const pages = groups.flatMap(({ files }) =>
    files.filter((file) => file.name.startsWith("pages/")),
  );

  function change(next: Partial<Entry>) {
    typed = { ...typed, ...next };
    setEntry(typed);
  }

  async function make() {
    const extra = asks === "page" ? { page } : asks === "url" ? { url } : {};
    const outcome = await run("Made", () => write("new", { kind, name, ...extra }));
    const [file] = outcome?.outcome === "saved" ? outcome.files : [];
    if (!file) return;
    change(noEntry);
    go({ file: file.name });
  }

  return (
    <form
      className="editor"
      aria-label="New"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void make();
      }}
    >
      <h1>New</h1>
      <label className="plain-field">
        What
        <select
          value={kind}
          onChange={({ target }) => isKind(target.value) && change({ kind: target.value })}
        >
          {Object.entries(kinds).map(([key, { label }]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className="plain-field">
        {named}
        <input value={name} onChange={({ target }) => change({ name: target.value })} />
      </label>
      {asks === "page" && (
        <label className="plain-field">
          Page that shows it
          <select value={page} onChange={({ target }) => change({ page: target.value })}>
            {pages.map((file) => (
              <option key={file.name} value={pageName(file.name)}>
                {file.label}
              </option>
            ))}
          </select>
        </label>
      )}
      {asks === "url" && (
        <label className="plain-field">
          Its address
          <input
            value={url}
            placeholder="https://"
            onChange={({ target }) => change({ url: target.value })}
          />
        </label>
      )}
      <p className="help">
        It goes where it's shown. What you have to write yourself begins with WRITE: there.
      </p>
      <button type="submit" className="primary" aria-disabled={isBusy}>
        {isBusy ? "Checking …" : "Make it"}
      </button>
    </form>
  );
}
