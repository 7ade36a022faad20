import type { Json, Path } from "../editing-api.ts";
import type { Change, Question } from "./question.ts";

export const site = "site.yaml";
const pathOf = (field: string): Path => field.split(".");
export const siteField = (field: string, value: Json | undefined): Change => {
  return { file: site, path: pathOf(field), value };
};

/** A question for one field of site.yaml that takes the answer as it is. */
export function words(field: string, asks: string): Question {
  return { id: field, asks, settles: [field], read: (answer) => [siteField(field, answer)] };
}
