import { useEffect, useRef } from "react";
import type { FileList } from "../editing-api.ts";
import { withValueAt } from "../values.ts";
import type { Run } from "./editing-client.ts";
import type { Part, PartGroup } from "./file-parts.ts";
import { PartForm } from "./form/part-form.tsx";
import { ItemPosition } from "./item-position.tsx";
import { NewerNotice, ProblemList } from "./notices.tsx";
import { PagePreview } from "./page-preview.tsx";
import { partKey } from "./part-menu.tsx";
import { PhotoPanel } from "./photo-panel.tsx";
import { photoSlots } from "./photo-slots.ts";
import type { EditorLocation } from "./use-address.ts";
import { type EditedFile, isChanged } from "./use-content-file.ts";

interface FileEditorProps {
  edited: EditedFile;
  groups: PartGroup[];
  part: Part | undefined;
  choices: FileList["choices"];
  isBusy: boolean;
  /** Other files whose unsaved changes can be saved together with this one. */
  unsavedElsewhere: string[];
  go: (to: EditorLocation) => void;
  run: Run;
}

/** Shows one file: its parts, the form of one of them, its problems, and the page beside it. */
export function FileEditor({
  edited,
  groups,
  part,
  choices,
  isBusy,
  unsavedElsewhere,
  go,
  run,
}: FileEditorProps) {
  const { opened, failure, change, save, takeNewer, discard } = edited;
  const hasChanged = opened !== undefined && isChanged(opened);
  const shown = part && `${opened?.file.name} ${partKey(part)}`;
  const heading = useRef<HTMLHeadingElement>(null);
  const shownBefore = useRef(shown);

  // Moves the focus to the part that was just chosen.
  useEffect(() => {
    if (shownBefore.current !== undefined && shownBefore.current !== shown)
      heading.current?.focus();
    shownBefore.current = shown;
  }, [shown]);

  const problems = opened?.problems;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part has other fields
  useEffect(() => {
    if (!problems?.length) return;
    // The form marks its fields a moment later.
    const wait = requestAnimationFrame(() => {
      document.querySelector<HTMLElement>('.part [aria-invalid="true"]')?.focus();
    });
    return () => cancelAnimationFrame(wait);
  }, [problems, shown]);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const isWithControl = (event.ctrlKey || event.metaKey) && !event.shiftKey;
      // Caps Lock makes it an S.
      if (!isWithControl || event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      if (hasChanged && !event.repeat) run("Saved", () => save());
    }
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });

  if (failure) return <p className="notice bad">{failure}</p>;
  if (!opened) return <p className="loading">Loading …</p>;
  const { file, value, body, newer } = opened;

  return (
    <>
      <section className="editor" aria-label={file.label}>
        <h1 ref={heading} tabIndex={-1}>
          {file.label}
          {part && part.label !== file.label && <span className="part-name"> {part.label}</span>}
        </h1>
        {file.about && (
          <details className="about">
            <summary>About this file</summary>
            {file.about.split("\n").map((text) => (
              <p key={text}>{text}</p>
            ))}
          </details>
        )}
        {newer && <NewerNotice takeNewer={takeNewer} />}
        {problems && problems.length > 0 && (
          <ProblemList
            heading="Not saved. Put this right first:"
            {...{ problems, file, groups, go }}
          />
        )}
        {file.unreadable ? (
          <label className="post-body">
            This file can't be shown as a form: {file.unreadable.why} Put it right here:
            <textarea
              value={body ?? file.unreadable.text}
              onChange={({ target }) => change({ body: target.value })}
            />
          </label>
        ) : (
          <>
            {part && !part.isBody && (
              <div className="part">
                {part.index !== undefined && (
                  <ItemPosition
                    name={file.name}
                    part={{ ...part, index: part.index }}
                    {...{ value, go }}
                    onChange={(next) => change({ value: next })}
                  />
                )}
                <PartForm
                  key={shown}
                  {...{ file, part, value, choices }}
                  problems={opened.problems}
                  onChange={(next) =>
                    change({ value: withValueAt(value, part.path, next) ?? null })
                  }
                />
              </div>
            )}
            {part && photoSlots(file, part, value).length > 0 && (
              <PhotoPanel
                key={`photo ${shown}`}
                slots={photoSlots(file, part, value)}
                {...{ hasChanged, isBusy, run }}
              />
            )}
            {part?.isBody && (
              <label className="post-body">
                Text of the post
                <textarea value={body} onChange={({ target }) => change({ body: target.value })} />
              </label>
            )}
          </>
        )}
        <div className="save-bar">
          <button
            type="button"
            className="primary"
            aria-disabled={isBusy || !hasChanged}
            onClick={() => hasChanged && run("Saved", () => save())}
          >
            {isBusy ? "Checking …" : "Save"}
          </button>
          {hasChanged && !file.unreadable && unsavedElsewhere.length > 0 && (
            <button
              type="button"
              aria-disabled={isBusy}
              onClick={() => run("Saved", () => save(unsavedElsewhere))}
            >
              Save all {unsavedElsewhere.length + 1} files together
            </button>
          )}
          {hasChanged && (
            <button type="button" className="quiet" onClick={discard}>
              Drop my changes
            </button>
          )}
        </div>
      </section>
      <PagePreview file={file} part={part} />
    </>
  );
}
