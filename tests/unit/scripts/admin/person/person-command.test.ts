import { expect, test } from "vitest";
import { main as forget } from "#scripts/admin/person/forget-command.ts";
import { main as show } from "#scripts/admin/person/person-command.ts";

test("a missing address is asked for with a command that exists", async () => {
  await expect(forget([])).rejects.toThrow("npm run person -- forget name@example.com");
  await expect(show([])).rejects.toThrow("npm run person -- name@example.com");
});
