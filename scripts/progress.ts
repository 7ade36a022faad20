/** Shows which slow step is under way and how long each took. */
export interface Progress {
  /** The work may note how far it is. */
  step<T>(title: string, work: (note: (text: string) => void) => Promise<T>): Promise<T>;
  /** A line between the steps. */
  say(line: string): void;
  /** Shows nothing more, not even of the running step. */
  close(): void;
}

const tickOnScreen = 100;
const tickInLog = 15_000;
const frames = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];

/** Seconds as a person reads them. */
export function duration(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/**
 * On a terminal the running step is one line that changes; elsewhere (a log, a CI) each step writes a
 * line when it begins, one now and then while it goes on, and one when it ends.
 */
export function createProgress(out: NodeJS.WriteStream = process.stdout): Progress {
  const clearLine = "\r\x1b[2K";
  let closed = false;
  const write = (text: string) => closed || out.write(text);
  return {
    say: (line) => void write(`  ${line}\n`),
    close() {
      if (out.isTTY) write(clearLine);
      closed = true;
    },
    async step(title, work) {
      const began = Date.now();
      const since = () => duration(Date.now() - began);
      let frame = 0;
      let noted = "";
      const tick = () => {
        frame += 1;
        const line = `  ${frames[frame % frames.length]} ${title} …${noted} ${since()}`;
        write(
          out.isTTY
            ? `${clearLine}${line}`
            : `  … ${title}${noted && `,${noted}`}, ${since()} so far\n`,
        );
      };
      if (out.isTTY) tick();
      else write(`  ${title} …\n`);
      const ticks = setInterval(tick, out.isTTY ? tickOnScreen : tickInLog);
      const end = (sign: string) => {
        clearInterval(ticks);
        write(`${out.isTTY ? clearLine : ""}  ${sign} ${title}, ${since()}\n`);
      };
      try {
        const result = await work((text) => {
          noted = ` ${text}`;
        });
        end("✓");
        return result;
      } catch (error) {
        end("✗");
        throw error;
      }
    },
  };
}
