import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readTypedContent } from "#web/publish/content/read-content.ts";
import { ContactForm, newVisitor } from "../../e2e/fixtures/contact-form.ts";
import { RecordPage } from "../../e2e/fixtures/record-page.ts";
import { readySettings } from "../unit/scripts/admin/setup/ready-project.ts";
import { phonePicture } from "../unit/web/editing/sample-pictures.ts";
import { openOwnProduct, save, soon, visit } from "./own-product.ts";

const succeeded = expect.objectContaining({ code: 0 });
const member = { email: "maria@pitch-pine.com", password: "seven quiet herons" };
const customers = [
  { name: "Ana Delgado", company: "Delgado Bakery", words: "They answer when we call." },
  { name: "Ben Ruiz", company: "Ruiz Roofing", words: "Our phone rings again." },
  { name: "Cleo Hart", company: "Hart Dental", words: "Patients find our hours now." },
];
const { claims, testimonials } = readTypedContent();
const invented = testimonials[0]?.quote ?? "";

let product: Awaited<ReturnType<typeof openOwnProduct>>;
/** The team area on a member's phone. */
let desk: Page;

/* The tests are one week in its order: each continues from the one before. */
beforeAll(async () => {
  product = await openOwnProduct();
});
afterAll(() => product?.close());

test("leaves only the owner's story to write after the interview", async () => {
  // The fundraiser goes off the site below, and its claim with it.
  const open = Object.entries(claims).filter(
    ([key, { proven, publish, customers }]) =>
      publish && proven === undefined && !customers && key !== "fundraiser_discount",
  );
  const proofs = open.map(() => "Report in our drive, November 2026");
  const answers = [
    ...["Ruiz Web", "Ruiz Web", "Maria Ruiz", "(856) 555-0199", "hello@pitch-pine.com"],
    ...["Mo-Fr 08:00-16:00", "2026-12-25", "12 Main Street", "Medford", "08055", "39.9, -74.82"],
    ...["https://www.pitch-pine.com", "none", "https://calls.ruiz-web.example/maria", "none"],
    ...[
      "https://www.instagram.com/ruizweb",
      "https://g.page/ruiz",
      "package_5_pages 1300",
      "",
      "all",
      "no",
      "no",
    ],
    ...proofs,
    ...["", "yes", "yes", "yes"],
  ];
  const { code, text } = await product.command(["setup", "--content"], answers);
  expect({ code, text }).toEqual(succeeded);
  expect(text).toContain("Left to do:\n  You write your own words");
});

test("finishes a question, the story and a photo in the editor", async () => {
  await product.inEditor(async (page) => {
    await visit(page, "pages/home.yaml");
    await page.getByRole("link", { name: /^\d+\. FAQ: / }).click();
    const questions = page.getByRole("group", { name: "Questions", exact: true });
    await questions.getByRole("button", { name: "Add to Questions" }).click();
    await questions.getByLabel("Question", { exact: true }).last().fill("Do you work on Sundays?");
    await questions.getByLabel("Answer", { exact: true }).last().fill("No, we rest.");
    await save(page, "Home");

    await visit(page, "pages/about.yaml");
    await page.getByRole("link", { name: /^2\. Story: / }).click();
    await page
      .getByRole("textbox", { name: "Paragraph 1" })
      .fill("My mother ran a bakery in Medford.");
    await page
      .getByRole("textbox", { name: "Paragraph 2" })
      .fill("I built her first website when I was fifteen.");
    await save(page, "About");
    await page.getByText("Put in a photo").click();
    await page
      .getByRole("combobox", { name: "Where" })
      .selectOption("Photo of the person who tells it");
    const buffer = await phonePicture(4000, 3000);
    await page
      .getByLabel("Photo", { exact: true })
      .setInputFiles({ name: "IMG_2041.jpg", mimeType: "image/jpeg", buffer });
    await page.getByLabel("What it shows").fill("Maria Ruiz at her desk");
    await page.getByRole("button", { name: "Put it in" }).click();
    await soon(page.getByRole("status")).toContainText("Photo put in");

    await page.getByRole("link", { name: "Begin with your business" }).click();
    const isTrue = "/about was delivered with invented words. Is everything on it true now?";
    await page.getByLabel(isTrue).selectOption("yes");
    await page.getByRole("button", { name: `Save the answer to: ${isTrue}` }).click();
    const left = page.getByRole("region", { name: "Begin" }).getByRole("listitem");
    const former = "A lawyer looks at the risk of these prices: plan_premium_month_before.";
    await soon(left).toHaveText([former]);
  });
  expect(await product.command(["content-check", "--production"])).toEqual(succeeded);
});

test("starts the product and gives a colleague access", async () => {
  await product.start();
  const { code, text } = await product.command(["team", "add", member.email]);
  expect({ code, text }).toEqual(succeeded);
  const [link = ""] = /http\S+mode=resetPassword\S*/.exec(text) ?? [];
  desk = await product.newPage();
  await desk.goto(link);
  await desk.getByLabel("New password", { exact: true }).fill(member.password);
  await desk.getByRole("button", { name: "Save Password" }).click();
  await desk.getByLabel("Email", { exact: true }).fill(member.email);
  await desk.getByLabel("Password", { exact: true }).fill(member.password);
  await desk.getByRole("button", { name: "Sign In" }).click();
  await soon(desk.getByText("You've answered every message from the site.")).toBeVisible();
});

test("is ready for a release after setup's questions, and goes live", async () => {
  const settings = readySettings.replaceAll('"', "").match(/(?<==).*/g) ?? [];
  const setup = await product.standIn("setup", settings);
  expect(setup).toEqual(succeeded);
  expect(setup.text).toContain("Ready for a release.");
  const { code, text } = await product.standIn("release");
  expect({ code, text }).toEqual(succeeded);
  expect(text).toContain("This is the first release from this folder.");
  expect(text).toContain("Live, and every page is as it was built.");

  const page = await product.newPage();
  await page.goto("/");
  await soon(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.content()).toContain("Do you work on Sundays?");
  expect(await page.content()).not.toContain(invented);
  expect((await page.goto("/fundraiser"))?.status()).toBe(404);
  const policy = (await page.goto("/contact"))?.headers()["content-security-policy"];
  expect(policy).toContain("frame-src https://calls.ruiz-web.example");
});

test.each(customers)("turns $company from a message into a client's review", async (customer) => {
  const { name, company, words } = customer;
  const [firstName = "", lastName = ""] = name.split(" ");
  const visitor = newVisitor({ firstName, lastName, companyName: company });
  const page = await product.newPage();
  const form = new ContactForm(page);
  await form.open();
  await form.fill(visitor);
  await form.sendButton.click();
  await soon(form.sentHeading).toBeVisible();

  await desk.goto("/dashboard");
  await desk
    .getByRole("region", { name: "Today" })
    .getByRole("link", { name, exact: true })
    .click();
  const lead = new RecordPage(desk, name);
  await lead.note("Called");
  await soon(lead.entries).toHaveText([/^Called by you/]);
  await lead.button("Make this a client").click();
  await lead.link("Client").click();
  const client = new RecordPage(desk, company);
  await client.button("Ask for a review").click();
  const request = client.link("Email the request");
  await soon(request).toBeVisible();
  const [link = ""] = /\/review\?token=\S+/.exec(
    decodeURIComponent((await request.getAttribute("href")) ?? ""),
  ) ?? [""];

  await page.goto(link);
  await page.getByLabel("In your words").fill(words);
  await page.getByLabel("You may quote my words on your site").check();
  await page.getByLabel("Your name as it may appear").fill(`${name}, owner of ${company}`);
  await page.getByLabel("You may show that name with my words").check();
  await page.getByRole("button", { name: "Send My Review" }).click();
  await soon(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await soon(page.getByRole("link", { name: "Review us in public, too" })).toBeVisible();
  await page.context().close();
});

test("shows the reviews with the second release", async () => {
  const { code, text } = await product.command(["reviews"]);
  expect({ code, text }).toEqual(succeeded);
  expect(text).toContain("3 reviews may be quoted, 3 new");
  await product.inEditor(async (page) => {
    await visit(page, "pages/home.yaml");
    await page.getByRole("link", { name: /^\d+\. Testimonials: / }).click();
    for (const [index, { name }] of customers.entries()) {
      const choice = page.getByLabel(`Testimonial ${index + 1}`, { exact: true });
      const [label = ""] = (await choice.getByRole("option").allTextContents()).filter((one) =>
        one.startsWith(name),
      );
      await choice.selectOption(label);
    }
    await save(page, "Home");
    for (const { name } of customers) {
      await visit(page, "testimonials.yaml");
      await page.getByRole("link", { name: new RegExp(`^\\d+\\. ${name}`) }).click();
      await page.getByText("More, if you want").click();
      await page.getByLabel("On the site").check();
      await save(page, "Testimonials");
    }
  });
  const released = await product.standIn("release");
  expect(released).toEqual(succeeded);
  expect(released.text).toContain("Changed since release/");
  const page = await product.newPage();
  await page.goto("/");
  for (const { words } of customers) await soon(page.getByText(words)).toBeAttached();
  expect(await page.content()).not.toContain(invented);
});
