import { storedClient } from "#contract/client";

/** A client that a form starts with. This device may know nothing else about it. */
export interface GivenClient {
  id: string;
  client_name: string;
}

export interface ClientChoice extends GivenClient {
  /** The name, with a detail if two clients share it. */
  label: string;
}

export const clientHint = "Type the first letters of the name.";

const key = (text: string) => text.trim().toLowerCase();

export function clientChoices(
  documents: readonly { id: string; data: unknown }[],
): readonly ClientChoice[] {
  const clients = new Map(
    documents.map(({ id, data }) => [id, { id, ...storedClient.parse(data) }] as const),
  );
  const named = [...clients.values()].filter(({ client_name }) => client_name.trim() !== "");
  const count = new Map<string, number>();
  for (const { client_name } of named) {
    count.set(key(client_name), (count.get(key(client_name)) ?? 0) + 1);
  }
  return named
    .map(({ id, client_name, email, phone, address }) => {
      const alone = count.get(key(client_name)) === 1;
      const detail = email ?? phone ?? address ?? id;
      return { id, client_name, label: alone ? client_name : `${client_name} (${detail})` };
    })
    .sort((one, other) => one.label.localeCompare(other.label, "en"));
}

/** Returns undefined if the text names no client. Among namesakes, the bare name means the given client. */
export function chosenClient(
  choices: readonly ClientChoice[],
  text: string,
  given?: GivenClient,
): GivenClient | undefined {
  if (given && key(given.client_name) === key(text)) return given;
  return choices.find(({ label }) => key(label) === key(text));
}
