import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream, mkdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { createInterface } from "node:readline";
import { PlainFailure } from "../../plain-failure.ts";
import { logFolder, repositoryRoot } from "../../repository.ts";
import { deferred } from "./deferred.ts";

/** A program that is part of a command: a build, the emulators, the dev server. */
export interface PartDescription {
  /** Also the name of its log. */
  name: string;
  /** For people: "The emulators". */
  title: string;
  /** Arguments for `node`. */
  args: string[];
  cwd?: string;
  env?: Record<string, string>;
  /** The line that says it is ready; without one it is ready when it has ended well. */
  readyWhen?: RegExp | "at once";
  /** A line that means it will not get ready although it keeps running. */
  hopelessWhen?: RegExp;
  /** A line that means, at any time, that it does not work any more although it keeps running. */
  brokenWhen?: RegExp;
  /** Takes each line it says, where they are for the person at the screen, not only for the log. */
  show?: (line: string) => void;
}

export interface RunningPart {
  readonly pid: number;
  readonly ready: Promise<void>;
  /** Resolves when the process is gone, with its exit code; null when it was killed. */
  readonly ended: Promise<number | null>;
  /** Rejects when the process ends or says that it is broken. */
  readonly lasting: Promise<never>;
}

const shownLines = 15;

function lastLines(file: string): string {
  const lines = readFileSync(file, "utf8").trimEnd().split("\n").slice(-shownLines);
  return lines.map((line) => `    ${line}`).join("\n");
}

function spawnNode({ args, cwd, env, show }: PartDescription): ChildProcess {
  // Some programs take any value of FORCE_COLOR, even 0, for a yes.
  const { NO_COLOR: _, FORCE_COLOR: __, ...inherited } = process.env;
  const colour = show && process.stdout.isTTY ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" };
  return spawn(process.execPath, args, {
    cwd: cwd ?? repositoryRoot,
    env: { ...inherited, NO_UPDATE_NOTIFIER: "1", ...colour, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    // A group of its own: Ctrl-C reaches only us, and we end the parts in order.
    detached: true,
  });
}

/** Starts a part; what it says goes to its log, and with `verbose` to the screen too. */
export function startPart(part: PartDescription, verbose: boolean): RunningPart {
  mkdirSync(logFolder, { recursive: true });
  const logFile = join(logFolder, `${part.name}.log`);
  const log = createWriteStream(logFile);
  const child = spawnNode(part);
  const ready = deferred<void>();
  const lasting = deferred<never>();
  const ended = deferred<number | null>();
  let isReady = false;

  function fail(what: string, details = "") {
    const failure = new PlainFailure(
      `${details}${part.title} ${what}; the whole log is ${relative(repositoryRoot, logFile)}.`,
    );
    ready.reject(failure);
    lasting.reject(failure);
  }

  function heard(line: string) {
    log.write(`${line}\n`);
    if (part.show) part.show(line);
    else if (verbose) process.stdout.write(`  [${part.name}] ${line}\n`);
    const said = line.trim().replace(/\.$/, "");
    if (part.brokenWhen?.test(line)) fail(`stopped working (“${said}”)`);
    else if (!isReady && part.hopelessWhen?.test(line)) fail(`cannot start (“${said}”)`);
    else if (part.readyWhen instanceof RegExp && part.readyWhen.test(line)) {
      isReady = true;
      ready.resolve();
    }
  }
  if (part.readyWhen === "at once") ready.resolve();
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on("line", heard);
  }

  child.once("error", (error) => heard(String(error)));
  child.once("close", (code, signal) => {
    log.end(() => {
      if (code === 0 && !part.readyWhen) ready.resolve();
      if (signal) fail(`was ended from outside (signal ${signal})`);
      else fail(`ended with exit code ${code}`, `${lastLines(logFile)}\n\n`);
      ended.resolve(code);
    });
  });
  return {
    pid: child.pid ?? 0,
    ready: ready.promise,
    ended: ended.promise,
    lasting: lasting.promise,
  };
}
