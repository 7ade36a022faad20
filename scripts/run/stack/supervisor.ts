import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createWriteStream, mkdirSync } from "node:fs";
import { join, relative } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { PlainFailure } from "../../plain-failure.ts";
import { logFolder, repositoryRoot } from "../../repository.ts";
import { killStarted, markVariable, sendSignal, startGuard } from "./started-processes.ts";

/** A program that is part of a command: a build, the emulators, the dev server. */
export interface Program {
  /** Its log has the same name. */
  name: string;
  /** The name for people, such as "The emulators". */
  title: string;
  /** The default is Node. */
  command?: string;
  args: string[];
  cwd?: string;
  /** `undefined` removes a variable. */
  env?: Record<string, string | undefined>;
  /** The line that says it is ready. Without one, it is ready at once. */
  readyWhen?: RegExp;
  /** A line that means it will not get ready although it keeps running. */
  hopelessWhen?: RegExp;
  /** A line that means, at any time, that it no longer works although it keeps running. */
  brokenWhen?: RegExp;
  /** Receives each line that it prints, if the lines are for the person at the screen and not only for the log. */
  show?: (line: string) => void;
}

export type Supervisor = ReturnType<typeof createSupervisor>;

const shownLines = 15;

/** Failures leave out the stack frames, which are in the log. The error itself is on the line above them. */
const stackFrame = /^\s*at \S.*:\d+:\d+\)?(?: \{)?$/;

/**
 * Keeps track of everything a command starts, so that nothing outlives it. We wrote our own, because execa, even with
 * `killDescendants`, doesn't end a process that made its own group, as firebase-tools does for Java.
 *
 * `patience` is how long a program may take to end, in milliseconds; `verbose` shows all that programs print.
 */
export function createSupervisor({ verbose = false, patience = 10_000 } = {}) {
  const outer = process.env[markVariable];
  const mark = `${outer ? `${outer}/` : ""}${randomUUID()}`;
  if (!outer) startGuard(mark);
  mkdirSync(logFolder, { recursive: true });
  /** The function that ends each running program. */
  const running = new Map<string, () => Promise<void>>();
  const stops: (() => Promise<void> | void)[] = [];
  let stopping = false;
  let started = 0;
  let crash: (failure: Error) => void = () => {};
  const crashed = new Promise<never>((_, reject) => {
    crash = reject;
  });
  // A crash that nobody waits for (any more) must not end the command.
  crashed.catch(() => {});

  function begin(program: Program, heard: (line: string) => void = () => {}) {
    if (stopping) throw new PlainFailure("Stopped.");
    const { name, title, show } = program;
    const logFile = join(logFolder, `${name}.log`);
    const log = createWriteStream(logFile);
    const lastLines: string[] = [];
    started += 1;
    const ownMark = `${mark}/${started}`;
    // Some programs take any value of FORCE_COLOR, even 0, as a yes.
    const { NO_COLOR: _, FORCE_COLOR: __, ...inherited } = process.env;
    const color = show && process.stdout.isTTY ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" };
    const child = spawn(program.command ?? process.execPath, program.args, {
      cwd: program.cwd ?? repositoryRoot,
      env: { ...inherited, ...color, ...program.env, [markVariable]: ownMark },
      stdio: ["ignore", "pipe", "pipe"],
      // In a separate group, it doesn't get our Ctrl-C, so that we can end the programs in order.
      detached: true,
    });

    function hear(line: string) {
      log.write(`${line}\n`);
      if (!stackFrame.test(line)) lastLines.push(`    ${line}`);
      if (lastLines.length > shownLines) lastLines.shift();
      if (show) show(line);
      else if (verbose) process.stdout.write(`  [${name}] ${line}\n`);
      heard(line);
    }
    for (const input of [child.stdout, child.stderr]) createInterface({ input }).on("line", hear);
    child.on("error", (error) => hear(String(error)));
    child.on("exit", () => {
      running.delete(ownMark);
      // Its children may live on without it, as the emulator's Java does.
      if (!stopping) void killStarted(ownMark);
    });
    const where = `the whole log is ${relative(repositoryRoot, logFile)}.`;
    const failed = (what: string) =>
      new PlainFailure(`${lastLines.join("\n")}\n\n${title} ${what}; ${where}`);
    async function end() {
      if (running.has(ownMark) && child.pid) {
        const exited = once(child, "exit");
        sendSignal(child.pid, "SIGTERM");
        await Promise.race([exited, pause(patience, undefined, { ref: false })]);
      }
      await killStarted(ownMark);
    }
    running.set(ownMark, end);
    return {
      failed,
      /** Ends the program and everything it has started. */
      end,
      ended: new Promise<{ code: number | null; failure: PlainFailure }>((resolve) => {
        child.on("close", (code, signal) => {
          const how = signal
            ? `was ended from outside (${signal})`
            : `ended with exit code ${code}`;
          log.end(() => resolve({ code, failure: failed(how) }));
        });
      }),
    };
  }

  return {
    /** Rejects when a program that should keep running ends. */
    crashed,
    /** Adds something else that ends with the command. */
    onStop: (stop: () => Promise<void> | void) => void stops.push(stop),
    /** Starts a program that keeps running, and waits until it is ready. @returns a function that ends it. */
    async start(program: Program): Promise<() => Promise<void>> {
      const { readyWhen, hopelessWhen, brokenWhen } = program;
      let isReady = !readyWhen;
      let isWanted = true;
      return new Promise((resolve, reject) => {
        function fail({ message }: PlainFailure) {
          const advice = `Run the command again. If it ends once more, that log shows what came first.`;
          const failure = new PlainFailure(isReady ? `${message} ${advice}` : message);
          reject(failure);
          if (isWanted && !stopping) crash(failure);
        }
        const { failed, ended, end } = begin(program, (line) => {
          const quoted = `(“${line.trim().replace(/\.$/, "")}”)`;
          if (brokenWhen?.test(line)) fail(failed(`stopped working ${quoted}`));
          else if (!isReady && hopelessWhen?.test(line)) fail(failed(`cannot start ${quoted}`));
          else if (readyWhen?.test(line)) ready();
        });
        function ready() {
          isReady = true;
          resolve(() => {
            isWanted = false;
            return end();
          });
        }
        void ended.then(({ failure }) => fail(failure));
        if (isReady) ready();
      });
    },
    /** Runs programs to their end, one at a time; anything but exit code 0 is a failure. */
    async run(...programs: Program[]) {
      for (const program of programs) {
        const { code, failure } = await begin(program).ended;
        if (code !== 0) throw failure;
      }
    },
    /** Runs a program to its end and returns its exit code; null if it was killed. */
    exitCode: async (program: Program) => (await begin(program).ended).code,
    /** Ends everything in reverse order, so that nothing waits in vain for emulators that have ended. */
    async stopAll() {
      if (stopping) return;
      stopping = true;
      for (const end of [...running.values()].reverse()) await end();
      for (const stop of stops.reverse()) await stop();
      await killStarted(mark);
    },
    /** Kills everything without asking it to end. */
    killAll: () => killStarted(mark),
  };
}
