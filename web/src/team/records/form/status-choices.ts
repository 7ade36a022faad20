import { priorities, statuses } from "#contract/status";
import { shownWord } from "../words.ts";

const choice = (value: string) => {
  const words = shownWord(value);
  return { value, label: words.charAt(0).toUpperCase() + words.slice(1) };
};

export const statusChoices = statuses.map(choice);
export const priorityChoices = priorities.map(choice);
