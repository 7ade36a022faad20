import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { hoursAgo } from "../../../../e2e/fixtures/people.ts";
import { targetsTooClose, targetsTooSmall } from "../../../page-checks/targets.ts";
import { clientRow, demoRows, leadRow, renderCards } from "../../fixtures/list-cards.tsx";

/** Returns the details of a card that take more than one line. */
function brokenDetails(card: Element, selector: string): (string | null)[] {
  return [...card.querySelectorAll(selector)]
    .filter((detail) => {
      const range = document.createRange();
      range.selectNodeContents(detail);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      const middles = lines.map(({ top, bottom }) => (top + bottom) / 2);
      return Math.max(...middles) - Math.min(...middles) > 8;
    })
    .map((detail) => detail.textContent);
}

/** Returns the lines that begin with the mark between two details. */
function markedStarts(card: Element): (string | null)[] {
  const lines = [...card.querySelectorAll("p")].filter((line) => {
    const text = line.firstChild;
    if (!(text instanceof Text)) return false;
    const start = line.getBoundingClientRect().left;
    return [...text.data.matchAll(/·/g)].some(({ index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getBoundingClientRect().left - start < 2;
    });
  });
  return lines.map(({ textContent }) => textContent);
}

const shownLines = (card: Element) =>
  // biome-ignore lint/performance/useDomNodeTextContent: text that isn't rendered doesn't count
  card instanceof HTMLElement && card.innerText.split(/\s*\n\s*/);

const details = "[data-word], [data-late], time, strong";

test.each([
  { width: 390, most: 144, lines: details },
  { width: 768, most: 230, lines: details },
  { width: 1024, most: 180, lines: details },
  { width: 1280, most: 165, lines: `${details}, a[href^=mailto]` },
])(
  "keeps each detail on one line and the card low at $width px",
  async ({ width, most, lines }) => {
    await page.viewport(width, 900);
    for (const card of await renderCards(demoRows)) {
      expect.soft(brokenDetails(card, lines), `${card.textContent}`).toEqual([]);
      expect
        .soft(card.getBoundingClientRect().height, `${card.textContent}`)
        .toBeLessThanOrEqual(most);
    }
  },
);

test("is a row of 96 px on a phone, with buttons to call and email", async () => {
  await page.viewport(390, 844);
  const cards = await renderCards({
    leads: [
      leadRow({
        ...{ first_name: "Sal", last_name: "Ventresca", email: "sal@v.example", phone: "no phone" },
        ...{ company_name: "Ventresca Plumbing", town: "Medford" },
        ...{ source: "contact-form", message: "Two\nlines", waiting_since: hoursAgo(30.5) },
        ...{ created_at: hoursAgo(30), texts_ok_at: hoursAgo(30), contact_by: "call" },
      }),
      leadRow({
        ...{ first_name: "Ana", source: "contact-form" },
        ...{ answered_at: hoursAgo(60), created_at: hoursAgo(72) },
      }),
    ],
    clients: [
      clientRow({
        ...{
          client_name: "Bell",
          phone: "(856) 555-0142",
          email: "m@bell.example",
          notes: "Early",
        },
        address: "118 Station Avenue, Haddonfield, NJ 08033",
      }),
    ],
  });
  for (const card of cards)
    expect.soft(card.getBoundingClientRect().height).toBeLessThanOrEqual(96);
  expect(cards.map(shownLines)).toEqual([
    ["Sal Ventresca", expect.stringMatching(/^Ventresca/), "Unanswered for 30 hours, overdue"],
    [
      ...["Ana", "From the contact form"],
      ...[expect.stringMatching(/^\w{3}, \w{3} \d+$/), "Answered after 12 hours"],
    ],
    ["Bell"],
  ]);
  const links = cards.flatMap((card) => [...card.querySelectorAll("a")]);
  const names = links.filter((link) => link.checkVisibility()).map((link) => link.ariaLabel);
  expect(names.filter(Boolean)).toEqual([
    "Email sal@v.example",
    "Call (856) 555-0142",
    "Email m@bell.example",
  ]);
  for (const card of await renderCards({ tasks: demoRows.tasks ?? [] })) {
    const title = card.querySelector("h2");
    const secondLine = Math.max(0, (title?.getBoundingClientRect().height ?? 0) - 24);
    const height = card.getBoundingClientRect().height - secondLine;
    expect.soft(height, `${card.textContent}`).toBeLessThanOrEqual(96);
  }
});

test("begins no line with the mark between details on a phone", async () => {
  const long = leadRow({
    first_name: "Ana",
    status: "todo",
    company_name: "The Riverside and Daughters Bakery",
    business_type: "Restaurant or catering",
    town: "Haddonfield",
    service_interests: ["web_design", "seo", "social_media", "ai_automation"],
    source: "contact-form",
  });
  const cards = await renderCards({ ...demoRows, leads: [...(demoRows.leads ?? []), long] });
  for (const width of [320, 344, 360, 390, 412]) {
    await page.viewport(width, 740);
    expect.soft(cards.flatMap(markedStarts), `${width} px`).toEqual([]);
  }
});

test("keeps controls apart, even if an address takes two lines", async () => {
  const email = "accounts.payable@riverside-property-management.example";
  const message = "Please call after five.";
  const cards = await renderCards({
    leads: [leadRow({ first_name: "Long", email, status: "todo", message })],
    clients: [
      clientRow({
        client_name: "Riverside Property Management",
        email,
        phone: "(856) 555-0142 extension 1204, ask for the bookkeeper",
        address: "1204 Haddonfield-Berlin Road, Building C, Suite 310, Voorhees Township, NJ 08043",
        notes: message,
      }),
    ],
  });
  for (const width of [360, 390, 1280]) {
    await page.viewport(width, 844);
    expect(cards.flatMap(targetsTooClose), `${width} px`).toEqual([]);
  }
});

test("has no control smaller than a thumb on a phone", async () => {
  await renderCards(demoRows);
  for (const width of [360, 390]) {
    await page.viewport(width, 844);
    expect(targetsTooSmall(), `${width} px`).toEqual([]);
  }
});
