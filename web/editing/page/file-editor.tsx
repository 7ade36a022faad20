import { useEffect, useMemo } from "react";
import type { FileList, WriteOutcome } from "../editing-api.ts";
import { withValueAt } from "../values.ts";
import { EntryPlace } from "./entry-place.tsx";
import { partGroups } from "./file-parts.ts";
import { FaultList, NewerNotice } from "./notices.tsx";
import { PagePreview } from "./page-preview.tsx";
import { PartForm } from "./part-form.tsx";
import { PartMenu, partKey } from "./part-menu.tsx";
import type { Place } from "./use-address.ts";
import { type EditedFile, isChanged } from "./use-content-file.ts";

interface FileEditorProps {
  edited: EditedFile;
  place: Place;
  choices: FileList["choices"];
  isBusy: boolean;
  go: (place: Place) => void;
  run: (work: () => Promise<WriteOutcome>) => void;
}

/** One file: its parts, the form of one of them, what is wrong, and the page beside it. */
export function FileEditor({ edited, place, choices, isBusy, go, run }: FileEditorProps) {
  const { opened, failure, change, save, takeNewer, discard } = edited;
  const groups = useMemo(() => (opened ? partGroups(opened.file, opened.value) : []), [opened]);
  const hasChanged = opened !== undefined && isChanged(opened);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (hasChanged) run(save);
    }
    const onLeave = (event: BeforeUnloadEvent) => hasChanged && event.preventDefault();
    addEventListener("keydown", onKey);
    addEventListener("beforeunload", onLeave);
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("beforeunload", onLeave);
    };
  });

  if (failure) return <p className="notice bad">{failure}</p>;
  if (!opened) return <p className="loading">Loading …</p>;
  const { file, value, body, faults, newer } = opened;
  const parts = groups.flatMap((group) => group.parts);
  const part = parts.find((one) => partKey(one) === (place.part ?? "")) ?? parts[0];

  return (
    <>
      <section className="editor" aria-label={file.label}>
        <h1>{file.label}</h1>
        {file.about && (
          <details className="about">
            <summary>About this file</summary>
            {file.about.split("\n").map((text) => (
              <p key={text}>{text}</p>
            ))}
          </details>
        )}
        {newer && <NewerNotice takeNewer={takeNewer} />}
        {faults.length > 0 && (
          <FaultList heading="Not saved. Put this right first:" {...{ faults, file, groups, go }} />
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
            {parts.length > 1 && (
              <PartMenu
                {...{ file, value, groups, part, faults, go }}
                onChange={(next) => change({ value: next })}
              />
            )}
            {part && (
              <div className="part">
                {parts.length > 1 && <h2>{part.label}</h2>}
                {part.index !== undefined && (
                  <EntryPlace
                    name={file.name}
                    part={{ ...part, index: part.index }}
                    {...{ value, go }}
                    onChange={(next) => change({ value: next })}
                  />
                )}
                <PartForm
                  key={`${file.name} ${partKey(part)}`}
                  {...{ file, part, value, faults, choices }}
                  onChange={(next) =>
                    change({ value: withValueAt(value, part.path, next) ?? null })
                  }
                />
              </div>
            )}
            {body !== undefined && (
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
            onClick={() => !isBusy && hasChanged && run(save)}
          >
            {isBusy ? "Checking …" : "Save"}
          </button>
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
