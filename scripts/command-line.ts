import { type ParseArgsConfig, parseArgs } from "node:util";
import { PlainFailure } from "./plain-failure.ts";

/**
 * Node's `parseArgs` for a command that a person types.
 * @throws PlainFailure, with a sentence that points to `--help`, for anything the options do not allow.
 */
export function readCommandLine<const Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split(/[.\n]/)[0] : String(error);
    throw new PlainFailure(`${reason}. The options are shown by --help.`);
  }
}
