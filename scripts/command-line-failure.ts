import { PlainFailure } from "./plain-failure.ts";

/** What `parseArgs` found wrong, as a sentence that points to `--help`. */
export function commandLineFailure(error: unknown): PlainFailure {
  if (error instanceof PlainFailure) return error;
  const reason = error instanceof Error ? error.message.split(/[.\n]/)[0] : String(error);
  return new PlainFailure(`${reason}. The options are shown by --help.`);
}
