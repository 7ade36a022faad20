import { parseArgs } from "node:util";
import { z } from "zod";
import { PlainFailure } from "./plain-failure.ts";

/** An option without a value, such as `--dry-run`. */
export const flag = z.boolean().default(false);

/** An option with a number in a range. The message for any other value begins "--port must be". */
export function wholeNumber(least: number, most: number, what = "a whole number") {
  const said = `must be ${what} from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, said)
    .transform(Number)
    .refine((value) => value >= least && value <= most, said);
}

/** The ports from 1024 on that no browser opens (https://fetch.spec.whatwg.org/#port-blocking). */
const blockedPorts = [
  ...[1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668],
  ...[6669, 6679, 6697, 10_080],
];

export const port = wholeNumber(1, 65_535, "a port").refine(
  (value) => !blockedPorts.includes(value),
  "must be a port that browsers open",
);

/**
 * Reads what a person types after a command: options by their schemas, and words if the command takes any. Prints the
 * help and returns `undefined` if the person asked for it.
 * @throws PlainFailure, with a sentence, for anything the options do not allow.
 */
export function readCommandLine<Shape extends z.ZodRawShape>(
  args: string[],
  help: string,
  shape: Shape,
  { allowPositionals = false } = {},
) {
  const types = Object.entries(shape).map(([name, schema]) => {
    return [name, { type: schema === flag ? ("boolean" as const) : ("string" as const) }];
  });
  const options = { ...Object.fromEntries(types), help: { type: "boolean" } };
  const { values, positionals } = tryParse({ args, options, allowPositionals });
  if (values.help) {
    console.log(help);
    return undefined;
  }
  refuseTaken(Object.keys(shape).filter((name) => values[name] === undefined));
  const result = z.object(shape).safeParse(values);
  if (result.success) return { values: result.data, words: positionals };
  const [issue] = result.error.issues;
  const name = String(issue?.path[0]);
  throw new PlainFailure(`--${name} ${issue?.message}, not "${String(values[name])}".`);
}

/** npm keeps options without `--` before them for itself, and leaves a trace of them only in the environment. */
function refuseTaken(missing: string[]): void {
  const { env } = process;
  const taken = missing.find((name) => env[`npm_config_${name.replaceAll("-", "_")}`]);
  if (!taken) return;
  throw new PlainFailure(
    `npm took --${taken} for itself. Put -- before the options: npm run ${env.npm_lifecycle_event} -- ... --${taken}`,
  );
}

function tryParse(config: Parameters<typeof parseArgs>[0]) {
  try {
    return parseArgs(config);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split(/\.\s|\n/)[0] : String(error);
    throw new PlainFailure(`${reason}. The options are shown by --help.`);
  }
}
