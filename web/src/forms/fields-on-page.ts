export type DraftFields = Record<string, string | string[] | boolean | undefined>;

/** Returns what was typed before the form's script loaded, or what the browser restored after a reload. */
export function fieldsOnPage(form: string): DraftFields {
  const element = document.querySelector<HTMLFormElement>(`form[name="${form}"]`);
  if (!element) return {};
  const data = new FormData(element);
  const filled = [...new Set(data.keys())].flatMap((name) => {
    const values = data.getAll(name).filter((value) => typeof value === "string");
    const isChoice = element.querySelector(`[type="checkbox"][name="${name}"]`) !== null;
    return values.join("") === "" ? [] : [[name, isChoice ? values : values[0]]];
  });
  return Object.fromEntries(filled);
}
