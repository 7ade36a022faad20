import { afterEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { businessDay } from "#contract/business-day";
import { agencyCompanyId, collections } from "#contract/collections";
import { clientsPage, leadsPage, tasksPage } from "../../../../web/src/team/team-pages.ts";
import { DashboardCard } from "../../../../web/src/team/today/dashboard-card.tsx";
import { lastCounts } from "../../../../web/src/team/today/last-counts.ts";
import { overflowingElements } from "../../../page-checks/overflow.ts";
import { controlsWithoutRoom } from "../../../page-checks/room.ts";
import { wordsBroken } from "../../../page-checks/words.ts";
import { expectGood } from "../../fixtures/good-state.ts";
import { Member } from "../../fixtures/member.tsx";
import { render } from "../../render.tsx";

afterEach(() => lastCounts.remove());

/** With all that a company can see: the agency. */
async function openDashboard(): Promise<void> {
  const member = new Member(agencyCompanyId);
  await member.addDemoRecords();
  const day = businessDay(new Date());
  const numbers = { "/about": { direct: { views: 1 } } };
  await member.addAt(`${collections.siteNumbers}/${day}-0`, { day, numbers });
  const counts = { unanswered: 3, clients: 1000, tasks: 12 };
  lastCounts.write({ companyId: member.companyId, at: Date.now(), counts });
  member.open("/dashboard");
  await expect.element(page.getByText("1,000+ clients")).toBeVisible();
  await expect.element(page.getByRole("img", { name: /^Pages seen each day/ })).toBeVisible();
}

test("is good with records", async () => {
  await openDashboard();
  await expectGood("dashboard", "lightWhenNarrow");
  await expectGood("dashboard", "darkWhenNarrow");
});

test("has room with text of 200 % on a phone", async () => {
  await openDashboard();
  await commands.setTextSize(200);
  expect.soft(overflowingElements()).toEqual([]);
  expect.soft(controlsWithoutRoom()).toEqual([]);
  expect.soft(wordsBroken({ longest: 0 }), "a number or a time on two lines").toEqual([]);
});

test("sets words level with icon and arrow, where large numbers don't move them", async () => {
  const draw = (...counts: [string, string, string]) =>
    render(
      <ul>
        <DashboardCard page={leadsPage} icon="megaphone" count={counts[0]} />
        <DashboardCard page={clientsPage} icon="users" count={counts[1]} />
        <DashboardCard page={tasksPage} icon="check" count={counts[2]} />
      </ul>,
    );
  const heights = () =>
    page
      .getByRole("listitem")
      .elements()
      .map(({ clientHeight }) => clientHeight);
  draw("Counting...", "Counting...", "Counting...");
  await expect.poll(heights).toHaveLength(3);
  const before = heights();
  draw("12 unanswered leads", "1,000+ clients", "12 open tasks");
  await expect.element(page.getByText("1,000+ clients")).toBeVisible();
  expect(heights()).toEqual(before);
  for (const card of page.getByRole("listitem").elements()) {
    const written = (part: string) => {
      const range = document.createRange();
      range.selectNodeContents(card.querySelector(part) ?? card);
      return range.getBoundingClientRect();
    };
    const arrow = card.lastElementChild?.getBoundingClientRect() ?? new DOMRect();
    const middle = (written("h2").top + written("p").bottom) / 2;
    expect(Math.abs(middle - (arrow.top + arrow.height / 2))).toBeLessThan(5);
    const below = card.getBoundingClientRect().bottom - written("p").bottom;
    expect(below, "empty below").toBeLessThan(30);
  }
});
