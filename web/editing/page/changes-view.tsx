import { inFewWords } from "../value-words.ts";
import type { Run } from "./editing-client.ts";
import { readChanges, write } from "./editing-client.ts";
import { EditorLink } from "./editor-link.tsx";
import type { EditorLocation } from "./use-address.ts";
import { useRead } from "./use-read.tsx";

interface ChangesViewProps {
  isBusy: boolean;
  /** Grows with each write, so that the list is read again. */
  version: number;
  go: (to: EditorLocation) => void;
  run: Run;
}

const kinds = { changed: "", added: "New", removed: "Taken away", picture: "Picture" };

/** Shows what has changed since the last release; each change can be taken back. */
export function ChangesView({ isBusy, version, go, run }: ChangesViewProps) {
  const { value: changes, said } = useRead(readChanges, version);
  if (!changes) return said || <p className="loading">Loading …</p>;
  return (
    <section className="editor" aria-label="What changed">
      <h1>What changed</h1>
      {said}
      <p>{changes.since ? `Compared with ${changes.since}.` : changes.why}</p>
      {changes.since && changes.files.length === 0 && <p>Nothing was changed since.</p>}
      {changes.files.map(({ name, label, hash, kind, changes: list }) => {
        const restore = (what: unknown) => () =>
          !isBusy && run("Taken back", () => write("restore", { name, hash, what }));
        return (
          <article key={name} className="changed-file">
            <h2>
              {kind === "picture" || kind === "removed" ? (
                label
              ) : (
                <EditorLink to={{ file: name }} go={go}>
                  {label}
                </EditorLink>
              )}
              {kinds[kind] && <span className="count"> {kinds[kind]}</span>}
            </h2>
            <ul>
              {list.map(({ what, where, before, after }) => (
                <li key={where}>
                  <strong>{where}</strong>
                  {(before !== undefined || after !== undefined) && (
                    <>
                      : <del>{inFewWords(before)}</del> <ins>{inFewWords(after)}</ins>
                    </>
                  )}{" "}
                  <button type="button" className="quiet" onClick={restore(what)}>
                    Take back<span className="hidden"> {where}</span>
                  </button>
                </li>
              ))}
            </ul>
            {(kind !== "picture" || name.endsWith(".webp")) && (
              <button type="button" className="quiet" onClick={restore("file")}>
                {kind === "added"
                  ? "Delete"
                  : kind === "picture"
                    ? "Take back"
                    : "Take back everything in"}{" "}
                {label}
              </button>
            )}
          </article>
        );
      })}
    </section>
  );
}
