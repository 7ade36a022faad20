import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { FileList, WriteOutcome } from "../editing-api.ts";
import { sentence } from "../readable.ts";
import { BeginView, hasAnswers } from "./begin-view.tsx";
import { ChangesView } from "./changes-view.tsx";
import { drafts, isWholeText } from "./drafts.ts";
import { type Run, readFiles, write } from "./editing-client.ts";
import { FileEditor } from "./file-editor.tsx";
import { FileMenu } from "./file-menu.tsx";
import { partGroups, partOfField } from "./file-parts.ts";
import { hasTypedEntry, NewView } from "./new-view.tsx";
import { PartMenu, partKey } from "./part-menu.tsx";
import { useAddress } from "./use-address.ts";
import { isChanged, useContentFile } from "./use-content-file.ts";
import { useLeaveWarning } from "./use-leave-warning.ts";

interface Said {
  text: string;
  isBad: boolean;
}

function saidOf(outcome: WriteOutcome, done: string): Said {
  switch (outcome.outcome) {
    case "saved": {
      const { stillWrong, label } = outcome;
      const first = stillWrong.find(({ advice }) => !advice) ?? stillWrong[0];
      const text = [label ? `${done}: ${label}.` : `${done}.`, ...outcome.next].join(" ");
      if (!first) return { text, isBad: false };
      const more = stillWrong.length > 1 ? ` (and ${stillWrong.length - 1} more)` : "";
      const where = first.place ?? `${first.name ?? ""} ${first.field}`.trim();
      const begin = first.advice
        ? "Some words could be better"
        : "Something else still has to be put right";
      return {
        text: `${text} ${begin}: ${where}: ${sentence(first.message)}${more}`,
        isBad: !first.advice,
      };
    }
    case "refused": {
      const [first] = outcome.problems;
      return { text: `Not saved. ${sentence(first?.message ?? "")}`, isBad: true };
    }
    case "changed-meanwhile":
      return { text: "Not saved: this was changed in another window.", isBad: true };
    case "impossible":
      return { text: outcome.message, isBad: true };
  }
}

export function EditApp() {
  const { current, go } = useAddress();
  const [files, setFiles] = useState<FileList>();
  const [said, setSaid] = useState<Said>();
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const [version, setVersion] = useState(0);
  const name = current.file ?? "prices.yaml";
  const edited = useContentFile(name);
  const { settle, opened } = edited;
  const groups = useMemo(() => (opened ? partGroups(opened.file, opened.value) : []), [opened]);
  const parts = groups.flatMap((group) => group.parts);
  const part = parts.find((one) => partKey(one) === (current.part ?? "")) ?? parts[0];

  const fail = useCallback((error: Error) => setSaid({ text: error.message, isBad: true }), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a write changes the list
  useEffect(() => {
    readFiles().then(setFiles, fail);
  }, [version, fail]);

  /** Goes to the first problem in the file that is shown. */
  const showProblem = useCallback(
    (outcome: WriteOutcome) => {
      if (outcome.outcome !== "refused") return;
      const problem = outcome.problems.find((one) => one.name === name);
      const wrong = problem && partOfField(groups, problem.field);
      if (wrong) go({ file: name, part: partKey(wrong) });
    },
    [groups, name, go],
  );

  /** Runs one write at a time, shows its outcome, and reads the list again. */
  const run: Run = useCallback(
    async (done, work) => {
      if (isRunning.current) return undefined;
      isRunning.current = true;
      setBusy(true);
      setSaid({ text: "Checking …", isBad: false });
      try {
        const outcome = await work();
        settle(outcome);
        setSaid(saidOf(outcome, done));
        showProblem(outcome);
        setVersion((now) => now + 1);
        return outcome;
      } catch (error) {
        fail(error instanceof Error ? error : new Error(String(error)));
        return undefined;
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
    [settle, fail, showProblem],
  );

  const names = files?.groups.flatMap((group) => group.files.map((file) => file.name));
  /** Drafts that can be saved: a new post that was taken back leaves one without a file. */
  const unsavedFiles = () => drafts.names().filter((one) => names?.includes(one) ?? true);
  useLeaveWarning(() => unsavedFiles().length > 0 || hasAnswers() || hasTypedEntry());

  const hasChanged = opened !== undefined && isChanged(opened);
  const others = unsavedFiles().filter((one) => one !== name);
  const unsavedElsewhere = others.filter((one) => !isWholeText(drafts.get(one)));
  return (
    <>
      <header className="top">
        <strong>Edit your site</strong>
        <p role="status" className={said?.isBad ? "bad" : ""}>
          {said?.text}
        </p>
        {files?.undo && (
          <button
            type="button"
            aria-disabled={isBusy}
            onClick={() => run("Undone", () => write("undo"))}
          >
            Undo the last save ({files.undo})
          </button>
        )}
      </header>
      <div className="columns">
        {files && (
          <FileMenu
            groups={files.groups}
            shown={current.view ? current : { ...current, file: name }}
            unsaved={hasChanged ? [...others, name] : others}
            go={go}
          >
            {opened && parts.length > 1 && (
              <PartMenu
                file={opened.file}
                value={opened.value}
                problems={opened.problems}
                {...{ groups, part, go }}
                onChange={(value) => edited.change({ value })}
              />
            )}
          </FileMenu>
        )}
        <main>
          {current.view === "begin" && <BeginView {...{ isBusy, version, run }} />}
          {current.view === "changes" && <ChangesView {...{ isBusy, version, go, run }} />}
          {current.view === "new" && (
            <NewView groups={files?.groups ?? []} {...{ isBusy, go, run }} />
          )}
          {!current.view && (
            <FileEditor
              {...{ edited, groups, part, isBusy, unsavedElsewhere, go, run }}
              choices={files?.choices ?? {}}
            />
          )}
        </main>
      </div>
    </>
  );
}
