import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { type EditProblem, editProblem } from "../editing-api.ts";
import { contentNames } from "./content-files.ts";
import { type Change, storeBytes } from "./stored-file.ts";

/** Says what would be wrong in the whole content with the proposed changes. */
export interface ContentCheck {
  problemsWith(changes: readonly Pick<Change, "name" | "after">[]): Promise<EditProblem[]>;
  close(): void;
}

const program = fileURLToPath(new URL("./check-program.ts", import.meta.url));

/** Runs `npm run content:check` on a copy of a folder, in a process that stays ready. */
export function createContentCheck(folder: string): ContentCheck {
  const copy = mkdtempSync(join(tmpdir(), "content-check-"));
  let child: ChildProcess | undefined;

  /**
   * Makes the copy of the folder as it is now, with the changes. The pictures are the folder's own unless one is
   * changed.
   */
  function prepare(changes: readonly Pick<Change, "name" | "after">[]): void {
    rmSync(copy, { recursive: true, force: true });
    mkdirSync(copy);
    const pictures = [join(folder, "pictures"), join(copy, "pictures")] as const;
    const hasPicture = changes.some(({ name }) => name.startsWith("pictures/"));
    if (hasPicture) cpSync(...pictures, { recursive: true });
    else symlinkSync(...pictures, "junction");
    for (const name of contentNames(folder)) {
      mkdirSync(dirname(join(copy, name)), { recursive: true });
      cpSync(join(folder, name), join(copy, name));
    }
    for (const { name, after } of changes) storeBytes(copy, name, after);
  }

  function started(): ChildProcess {
    if (child?.connected) return child;
    const env = { ...process.env, CONTENT_FOLDER: copy, CONTENT_COPY_OF: folder };
    child = fork(program, { execArgv: ["--import", "tsx"], env });
    return child;
  }

  return {
    async problemsWith(changes) {
      prepare(changes);
      const checker = started();
      const ended = new AbortController();
      const brokenOff = () => ended.abort();
      checker.once("exit", brokenOff);
      try {
        const answer = once(checker, "message", { signal: ended.signal });
        checker.send("check");
        const [problems] = await answer;
        return z.array(editProblem).parse(problems);
      } catch (error) {
        if (!ended.signal.aborted) throw error;
        throw new Error(
          "The content check broke off, so nothing was saved. The terminal says why.",
        );
      } finally {
        checker.off("exit", brokenOff);
      }
    },
    close() {
      child?.disconnect();
      rmSync(copy, { recursive: true, force: true });
    },
  };
}
