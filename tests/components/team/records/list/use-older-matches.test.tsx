import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { useOlderMatches } from "#web/src/team/records/list/use-older-matches.ts";
import { render } from "../../../render.tsx";

interface SearchProps {
  /** Returns the names that it finds; undefined without a network. */
  find: (field: string, start: string) => string[] | undefined;
}

function Search({ find }: SearchProps) {
  const [search, setSearch] = useState("");
  const [isNeeded, setNeeded] = useState(true);
  const [names, include] = useState<readonly string[]>([]);
  const [feed] = useState({
    source: { collection: "clients" } as const,
    include,
    find: async (field: string, start: string) => {
      const found = find(field, start);
      if (!found) throw new Error("no network");
      return found;
    },
  });
  const hasOlder = useOlderMatches(feed, search, isNeeded);
  return (
    <>
      <input type="search" onChange={(event) => setSearch(event.currentTarget.value)} />
      <button type="button" onClick={() => setNeeded(false)}>
        All are loaded
      </button>
      <p role="status">{`${names.join()} ${hasOlder ? "and no more" : "and maybe more"}`}</p>
    </>
  );
}

const box = page.getByRole("searchbox");
const status = page.getByRole("status");

test("finds older rows by their keys, until all are loaded", async () => {
  const asked: string[] = [];
  const stored: Record<string, string[]> = { "name_key mck": ["McKay"], "email_key mck": ["Zoe"] };
  render(
    <Search
      find={(field, start) => {
        asked.push(`${field} ${start}`);
        return stored[`${field} ${start}`] ?? [];
      }}
    />,
  );
  await box.fill("Mc");
  await expect.element(status).toHaveTextContent("and maybe more");
  await box.fill("McK");
  await expect.element(status).toHaveTextContent("McKay,Zoe and no more");
  expect(asked).toEqual(["name_key mck", "email_key mck"]);
  await box.fill("(856) 5");
  await expect.element(status).toHaveTextContent(/^and no more$/);
  expect(asked).toContain("phone_key 8565");
  await box.fill("mck");
  await expect.element(status).toHaveTextContent("McKay,Zoe and no more");
  await page.getByRole("button", { name: "All are loaded" }).click();
  await expect.element(status).toHaveTextContent(/^and maybe more$/);
});

test("says nothing of older rows while the server can't be asked", async () => {
  let isAsked = false;
  render(
    <Search
      find={() => {
        isAsked = true;
        return undefined;
      }}
    />,
  );
  await box.fill("mck");
  await expect.poll(() => isAsked).toBe(true);
  await expect.element(status).toHaveTextContent("and maybe more");
});
