import * as z from "zod";
import type { NewTask } from "#contract/task";
import { documentIdOf } from "./document-ids.ts";
import type { RowCells } from "./row-cells.ts";
import { comparable } from "./table.ts";

type LinkedClient = NonNullable<NewTask["client"]>;

export interface ClientDirectory {
  /** @returns the client, or a sentence where there is none or more than one. */
  find(id: string | undefined, name: string | undefined): Promise<LinkedClient | string>;
  has(id: string): boolean;
}

export function clientDirectory(clients: Iterable<LinkedClient>): ClientDirectory {
  const byId = new Map<string, LinkedClient>();
  const byName = new Map<string, LinkedClient[]>();
  for (const client of clients) {
    byId.set(client.id, client);
    const key = comparable(client.client_name);
    byName.set(key, [...(byName.get(key) ?? []), client]);
  }
  return {
    has: (id) => byId.has(id),
    async find(id, name) {
      const found = id === undefined ? undefined : byId.get(await documentIdOf(id));
      if (found) return found;
      if (name === undefined) return `no client of the company has the id ${id}`;
      const [first, ...others] = byName.get(comparable(name)) ?? [];
      if (!first) return `no client of the company is called "${name}": import the clients first`;
      return others.length === 0
        ? first
        : `${others.length + 1} clients are called "${name}": the column client_id must say which`;
    },
  };
}

/** PostgREST writes a linked row as JSON into one cell. */
const linkedRow = z
  .object({
    id: z.union([z.string(), z.number().transform(String)]).optional(),
    client_name: z.string().optional(),
  })
  .nullable()
  .transform((row) => row ?? {});

function readJson(text: string): z.infer<typeof linkedRow> | undefined {
  try {
    return linkedRow.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Returns the client that a row names, undefined if it names none, or a sentence about the problem. */
export async function clientOf(
  cells: RowCells,
  directory: ClientDirectory,
): Promise<LinkedClient | string | undefined> {
  const cell = cells.get("client");
  const json = cell === undefined ? undefined : readJson(cell);
  const id = cells.get("client_id") ?? json?.id;
  const name = cells.get("client_name") ?? json?.client_name ?? (json ? undefined : cell);
  return id === undefined && name === undefined ? undefined : directory.find(id, name);
}

/** Returns the client of a log entry under its name at the time: the client may be gone by now. */
export async function clientAsNoted(cells: RowCells): Promise<LinkedClient | undefined> {
  const id = cells.get("client_id");
  const client_name = cells.get("client_name");
  if (id === undefined && client_name === undefined) return undefined;
  return { id: await documentIdOf(id ?? ""), client_name: client_name ?? "" };
}
