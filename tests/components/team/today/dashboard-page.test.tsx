import axe from "axe-core";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { businessDay } from "#contract/business-day";
import {
  agencyCompanyId,
  collections,
  mailStatusPath,
  newsletterStatusPath,
} from "#contract/collections";
import { clientsPage, leadsPage, tasksPage } from "#web/src/team/team-pages.ts";
import { DashboardCard } from "#web/src/team/today/dashboard-card.tsx";
import { lastCounts } from "#web/src/team/today/use-counts.ts";
import { axeOptions, axeProblems } from "../../../page-checks/axe-problems.ts";
import { overflowingElements } from "../../../page-checks/overflow.ts";
import { expectGood, expectRoomForLargeText } from "../../fixtures/good-state.ts";
import { Member } from "../../fixtures/member.tsx";
import { render } from "../../render.tsx";

afterEach(() => lastCounts.remove());

/** Opens the dashboard of the agency, which shows everything that a company can see. */
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

test("has room for text at 200% on a phone", async () => {
  await openDashboard();
  await expectRoomForLargeText();
});

test("keeps words level with icon and arrow, even for large numbers", async () => {
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

test("shows each day's numbers to the agency, but to no other company", async () => {
  await openDashboard();
  await page.getByText("Day by day").click();
  const card = page.getByRole("region", { name: "Your website in the last 30 days" });
  await expect.poll(() => card.getByRole("row").elements()).toHaveLength(31);
  const member = new Member();
  const counts = { unanswered: 0, clients: 0, tasks: 0 };
  lastCounts.write({ companyId: member.companyId, at: Date.now(), counts });
  member.open("/dashboard");
  for (const none of ["No unanswered leads", "No clients", "No open tasks"])
    await expect.element(page.getByText(none)).toBeVisible();
  await expect.element(page.getByText(/^Last updated today at/)).toBeVisible();
  expect(card.elements()).toEqual([]);
});

test("doesn't say that nothing is counted if nobody could be asked", async () => {
  new Member(agencyCompanyId).open("/dashboard");
  const card = page.getByRole("region", { name: "Your website in the last 30 days" });
  await expect.element(card).toHaveTextContent("We can't read the numbers right now.");
});

test("says when email got stuck and where the messages are", async () => {
  const member = new Member();
  const path = mailStatusPath(member.companyId);
  const notice = page.getByRole("status").filter({ hasText: "Email hasn't gone out" });
  // This is 14:05 in New Jersey, on a day long past.
  await member.addAt(path, { stuck_since: new Date("2026-01-12T19:05:00Z") });
  member.open("/dashboard");
  // In another year, the day comes with its year instead of its weekday.
  const day = /since (?:Mon, Jan 12|Jan 12, 2026) at 2:05\sPM\./;
  await expect.element(notice).toHaveTextContent(day);
  const leads = notice.getByRole("link", { name: "Company leads" });
  await expect.element(leads).toHaveAttribute("href", "/company-leads");
  expect(axeProblems(await axe.run("#root", axeOptions(true)))).toEqual([]);
  // A phone has this much left at a page zoom of 200%.
  await page.viewport(180, 640);
  expect(overflowingElements()).toEqual([]);
  await member.addAt(path, { stuck_since: null });
  await expect.element(notice).not.toBeInTheDocument();
});

test("counts newsletter readers by week and source", async () => {
  const member = new Member();
  const card = page.getByRole("region", { name: "Newsletter" });
  const path = newsletterStatusPath(member.companyId);
  await member.addAt(path, { confirmed: 0, weeks: [] });
  member.open("/dashboard");
  await expect.element(card).toHaveTextContent(/No confirmed readers.*Nobody has signed up/);
  const [week, source] = ["2026-11-16", "web-design-page"];
  await member.addAt(path, {
    confirmed: 1204,
    weeks: [
      { week, source, signups: 12, confirmed: 7 },
      { week, source: "mount-laurel-web-design-page", signups: 1, confirmed: 0 },
      { week: "2026-11-09", source, signups: 3, confirmed: 3 },
    ],
  });
  await expect.element(card).toHaveTextContent("1,204 confirmed readers");
  const cells = (row: Element) => [...row.children].map(({ textContent }) => textContent);
  expect(card.getByRole("row").elements().map(cells)).toEqual([
    ["Sign-ups", "All", "Confirmed"],
    ["Week of Nov 16"],
    ["From the web design page", "12", "7"],
    ["From the Mount Laurel page", "1", "0"],
    ["Week of Nov 9"],
    ["From the web design page", "3", "3"],
  ]);
  await expectGood("the newsletter's card", "darkWhenNarrow");
});
