import { priorities, statuses } from "#contract/status";
import { capitalized, shownWord } from "../words.ts";

const choice = (value: string) => ({ value, label: capitalized(shownWord(value)) });

export const statusChoices = statuses.map(choice);
export const priorityChoices = priorities.map(choice);
