import { createInterface } from "node:readline";
import type { RawSettings } from "../../../functions/src/production-rules.ts";
import { PlainFailure } from "../../plain-failure.ts";
import { settingsProblems } from "./settings-file.ts";

/** The streams for questions and answers: a terminal, or a pipe. */
export interface Dialog {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

interface Question {
  name: string;
  asks: string;
  /** The suggestion if nothing is known yet. */
  suggests?: (current: RawSettings) => string | undefined;
}

const questions = (origin: string): Question[] => [
  { name: "OWNER_EMAIL", asks: "Where do messages go? One address, or several with commas" },
  { name: "MAIL_SENDER_ADDRESS", asks: "Which address do the emails come from?" },
  { name: "MAIL_SENDER_NAME", asks: "Which name do they come from?" },
  { name: "SMTP_HOST", asks: "Your email provider's SMTP host, without a port" },
  {
    name: "SMTP_SECURITY",
    asks: "How does it encrypt? starttls (port 587) or tls (port 465)",
    suggests: () => "starttls",
  },
  {
    name: "SMTP_PORT",
    asks: "On which port?",
    suggests: ({ SMTP_SECURITY }) => (SMTP_SECURITY === "tls" ? "465" : "587"),
  },
  { name: "SMTP_USER", asks: "Your user name there; often the sender's address" },
  {
    name: "SITE_ORIGIN",
    asks: "The site's address; the links in the emails lead there",
    suggests: () => origin,
  },
];

/** Characters with a meaning in the file, which firebase-tools and Node would read differently. */
const badSigns = /["\\]/;

function problemOf(settings: RawSettings, name: string): string | undefined {
  if (badSigns.test(settings[name] ?? "")) return "Leave out quotation marks and backslashes.";
  return settingsProblems(settings).find((problem) => problem.name === name)?.says;
}

/**
 * Asks for every setting until it is usable. Enter takes the suggestion: the current value, if it is usable.
 * @throws PlainFailure if the answers end too soon.
 */
export async function askSettings(
  { input, output }: Dialog,
  present: RawSettings,
  origin: string,
): Promise<RawSettings> {
  const reader = createInterface({ input });
  // `question()` would lose the lines of a pipe that come before it is called.
  const lines = reader[Symbol.asyncIterator]();
  const answers: Record<string, string> = {};
  const ask = async ({ name, asks, suggests }: Question): Promise<string> => {
    const current = { ...present, ...answers };
    const offered = [present[name], suggests?.(current)].find(
      (value) => value !== undefined && !problemOf({ ...current, [name]: value }, name),
    );
    output.write(`\n${asks}\n  ${name}${offered ? ` [${offered}]` : ""}: `);
    const { done, value } = await lines.next();
    if (done) throw new PlainFailure("The answers ended too soon; nothing was written.");
    const answer = value.trim() || offered || "";
    const problem = problemOf({ ...current, [name]: answer }, name);
    if (!problem) return answer;
    output.write(`  ${problem}\n`);
    return ask({ name, asks, ...(suggests && { suggests }) });
  };
  try {
    for (const question of questions(origin)) answers[question.name] = await ask(question);
    return answers;
  } finally {
    reader.close();
  }
}
