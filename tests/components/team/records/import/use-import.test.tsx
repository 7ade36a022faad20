import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { clients } from "#web/src/team/clients/client-list.ts";
import { planList, readListFile } from "#web/src/team/records/import/list-file.ts";
import { useImport } from "#web/src/team/records/import/use-import.ts";
import { Member } from "../../../fixtures/member.tsx";

function Import() {
  const { state, storeAll } = useImport(clients);
  const begin = async () => {
    const table = await readListFile("clients", new File(["Name\nBell Signs\n"], "clients.csv"));
    await storeAll(await planList("clients", table, [], [], new Set()));
  };
  return (
    <button type="button" onClick={begin}>
      {state.step}
    </button>
  );
}

/** Returns whether the browser would ask before it leaves the page. */
function asksFirst(): boolean {
  const leaving = new Event("beforeunload", { cancelable: true });
  dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

test("asks before the page is left, and says what was stopped", async () => {
  const member = new Member();
  member.open("/client-directory", <Import />);
  await page.getByRole("button", { name: "choose" }).click();
  await expect.element(page.getByRole("button", { name: "storing" })).toBeVisible();
  expect(asksFirst()).toBe(true);
  // As after Back, something else takes its place.
  member.open("/client-directory", <p>Elsewhere</p>);
  await expect.element(page.getByText("The import was stopped")).toBeVisible();
  await expect.element(page.getByText(/^Stopped: 0 of 1 client were added\./)).toBeVisible();
  expect(asksFirst()).toBe(false);
});
