import type { Json, Path } from "../editing-api.ts";

/** What an answer changes. Without a value, the field is removed. */
export interface Change {
  file: string;
  path: Path;
  value: Json | undefined;
}

/** The value of a content file, as the editor reads it. */
export type ReadFile = (file: string) => Json;

/** A page's file, with its value as it was when the questions were made. */
export interface PageFile {
  file: string;
  value: Json;
}

export interface Question {
  id: string;
  asks: string;
  /** The fields that hold an invented value until this is answered. Without any, the question is asked each time. */
  settles?: string[];
  /** The current value, unless it's invented. */
  now?: string;
  /** The only possible answers. */
  answers?: string[];
  /** Whether the question repeats until the answer is empty. */
  repeats?: true;
  /** Whether an earlier answer has made the question unnecessary. */
  isLeftOut?: () => boolean;
  /** Returns what the answer changes, or a message, such as what is wrong with it, after which it's asked again. */
  read(answer: string): Change[] | string;
}

/** The name of a page, as the checks call it. */
export const pageName = (file: string) => file.replace(/^pages\/(.*)\.yaml$/, "$1");

export const isNone = (answer: string) => /^(none|no|-)$/i.test(answer);

/** A yes-or-no question where both answers change the same field. */
export function choice(
  id: string,
  asks: string,
  { now, change }: { now: boolean; change: (yes: boolean) => Change[] },
): Question {
  return {
    id,
    asks,
    now: now ? "yes" : "no",
    answers: ["yes", "no"],
    read: (answer) => {
      const [, yes, no] = /^(?:(y|yes)|(n|no))$/i.exec(answer) ?? [];
      return yes || no ? change(Boolean(yes)) : 'Write "yes" or "no".';
    },
  };
}
