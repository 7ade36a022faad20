import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { clientRow, demoRows, leadRow, renderCards } from "../../fixtures/list-cards.tsx";
import { Member } from "../../fixtures/member.tsx";

const card = (title: string) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2, name: title, exact: true }) });

// On a phone, a row shows less (list-card.test.tsx).
beforeEach(() => page.viewport(1280, 900));

test("show who a lead is, what they want, from where, and how to answer", async () => {
  await renderCards(demoRows);
  const renee = card("Renee Okafor");
  for (const text of [
    "Bright Steps Daycare",
    "Asked about: AI and automation, Website and local search",
    "From the contact form",
  ])
    await expect.element(renee).toHaveTextContent(text);
  await expect
    .element(renee.getByRole("link", { name: /renee@/ }))
    .toHaveAttribute("href", "mailto:renee@brightstepsdaycare.example");
  const message = renee.getByText("Parents fill in paper forms");
  await expect.element(message).not.toBeVisible();
  await renee.getByText("Message").click();
  await expect.element(message).toBeVisible();
  // Its log says more than its stored status.
  await expect.element(card("Priya Raman")).toHaveTextContent("Answered after");
  await expect.element(card("Priya Raman")).not.toHaveTextContent("in progress");
  // This form asked only for the email.
  await expect
    .element(card("office@oakstreetlaw.example"))
    .toHaveTextContent("From the Haddonfield page");
});

test("show a lead's status in one word, from its log or as typed", async () => {
  const form = { status: "todo", source: "contact-form" };
  const time = new Date().toISOString();
  await renderCards({
    leads: [
      leadRow({ first_name: "Ada", status: "in_progress", source: "team" }),
      leadRow({ first_name: "Bo", ...form, aside_since: time }),
      leadRow({ first_name: "Cy", ...form, answered_at: time, client_id: "bell" }),
      leadRow({ first_name: "Di", ...form, waiting_since: time, client_id: "bell" }),
      leadRow({ first_name: "Ed", status: "todo", source: "booking-calendar" }),
      leadRow({ first_name: "Flo", ...form, source: "booking-calendar", answered_at: time }),
      leadRow({ first_name: "Gus", ...form, source: "import", answered_at: time }),
    ],
  });
  const words = { Ada: "in progress", Bo: "set aside", Cy: "client", Di: "Unanswered for" };
  for (const [name, word] of Object.entries(words))
    await expect.element(card(name)).toHaveTextContent(word);
  for (const name of ["Bo", "Cy", "Di", "Ed"])
    await expect.element(card(name)).not.toHaveTextContent("todo");
  await expect.element(card("Di")).not.toHaveTextContent("client");
  // Their wait began at another moment than the lead.
  for (const name of ["Flo", "Gus"])
    await expect.element(card(name).getByText(/^Answered$/)).toBeVisible();
});

test("show that no email reported a lead, and that a text is welcome", async () => {
  const lena = { contact_by: "text", texts_ok_at: new Date().toISOString() };
  await renderCards({
    leads: [
      leadRow({ first_name: "Omar", status: "todo", summary_at: new Date().toISOString() }),
      leadRow({ first_name: "Lena", status: "todo", phone: "(856) 555-0173", ...lena }),
      leadRow({ first_name: "Ivo", source: "contact-form", came_from: "search" }),
    ],
  });
  await expect.element(card("Ivo")).toHaveTextContent("From the contact form (search engine)");
  await expect.element(card("Omar")).toHaveTextContent("so there was no separate email");
  await expect
    .element(card("Lena"))
    .toHaveTextContent(/Prefers: Text, agreed to today at \d+:\d\d/);
  await expect
    .element(card("Lena").getByRole("link", { name: /^Call/ }))
    .toHaveAttribute("href", "tel:8565550173");
});

test("call, email and find a client with one tap", async () => {
  await renderCards({ ...demoRows, clients: [...(demoRows.clients ?? []), clientRow({})] });
  const bell = card("Bell Heating & Cooling");
  for (const [name, href] of [
    [/^Call/, "tel:8565550142"],
    [/^Email/, "mailto:marcus@bellheatingcooling.example"],
    [/^Map/, expect.stringContaining("118%20Station%20Avenue")],
  ] as const)
    await expect.element(bell.getByRole("link", { name })).toHaveAttribute("href", href);
  await bell.getByText("Notes").click();
  await expect.element(bell.getByText("Prefers to talk before 8")).toBeVisible();
  // A card links only to its own page.
  expect(card("(no name)").getByRole("link").elements()).toHaveLength(1);
});

test("show a task's client, priority and due date, and if it's overdue", async () => {
  await renderCards(demoRows);
  const booking = card("Connect the booking calendar");
  for (const text of ["Bell Heating & Cooling", "in progress", "high priority", "Dana", /Due /])
    await expect.element(booking).toHaveTextContent(text);
  await expect.element(card("Send the quote to Ventresca & Sons")).toHaveTextContent("Overdue");
  // A task that is done is never overdue, however late it was.
  await expect.element(card("Photographs of the new ovens")).not.toHaveTextContent("Overdue");
});

test("show odd old documents as far as possible", async () => {
  const member = new Member();
  await member.add("leads", "empty", {});
  await member.add("leads", "odd", {
    ...{ first_name: 7, last_name: null, email: "not an address", status: "on_hold" },
    ...{ service_interests: "seo", message: { text: "no" } },
  });
  const email = "javascript:alert(1)";
  await member.add("leads", "script", { email, created_at: "2021-05-04T10:00:00Z" });
  await member.add("tasks", "odd", { title: ["x"], priority: 3, due_date: "soon", client: "Bell" });
  await member.add("tasks", "late", { title: "Late", status: "waiting", due_date: "2020-02-30" });
  await member.add("clients", "odd", { client_name: {}, phone: 8565550142, address: "   " });
  member.open("/company-leads");
  await expect.element(card("(no name)")).toBeVisible();
  await expect.element(card("not an address")).toHaveTextContent("on hold");
  const links = card(email).getByRole("link").elements();
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    expect.stringMatching(/lead=script$/),
  ]);
  member.open("/client-tasks");
  await expect.element(card("(no title)")).toHaveTextContent("Due soon");
  await expect.element(card("Late")).toHaveTextContent("waiting");
  await expect.element(card("Late")).not.toHaveTextContent("Overdue");
  member.open("/client-directory");
  await expect.element(card("(no name)")).toBeVisible();
});
