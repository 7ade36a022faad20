import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { afterAll, expect, test } from "vitest";
import { parse } from "yaml";
import { interview } from "#scripts/content/interview/interview.ts";
import { readTypedContent } from "#web/publish/content/read-content.ts";
import { contentFolder } from "#web/publish/content-folder.ts";

const folder = join(mkdtempSync(join(tmpdir(), "interview-")), "content");
cpSync(contentFolder, folder, { recursive: true });
afterAll(() => rmSync(join(folder, ".."), { recursive: true, force: true }));

const { claims } = readTypedContent();

/** All pages that the interview asks about, without About. */
const keptPages =
  "/ai-automation-pricing, ai-automation, growth-services, results, web-design-pricing, Web-Design";

const fileOf = (name: string) => parse(readFileSync(join(folder, name), "utf8"));

/** Answers the questions in their order. @returns the output, and whether all questions were reached. */
async function answer(...answers: string[]): Promise<{ said: string; isDone: boolean }> {
  const output = new PassThrough();
  const chunks: string[] = [];
  output.on("data", (chunk) => chunks.push(String(chunk)));
  const input = Readable.from([answers.map((line) => `${line}\n`).join("")]);
  const isDone = await interview(folder, { input, output });
  return { said: chunks.join(""), isDone };
}

/* Each test continues where the one before stopped, as an owner does. */
test("checks and stores answers at once, and the rest may wait", async () => {
  const { said, isDone } = await answer(
    ...["Sand Road Web", "Sand Road Webs Incorporated", "Sand Road", "Maria Lopez"],
    ...["856-555", "1 856 555-0199", ""],
  );
  expect(isDone).toBe(false);
  expect(said.match(/at most 12 characters: /g)).toHaveLength(1);
  expect(said).not.toContain("keep the title under 60 characters");
  expect(said).toContain("Write all ten digits of it.");
  const { name, shortName, phone, placeholders } = fileOf("site.yaml");
  expect({ name, shortName, phone }).toEqual({
    name: "Sand Road Web",
    shortName: "Sand Road",
    phone: { display: "1 856 555-0199", number: "+18565550199" },
  });
  expect(placeholders).not.toContain("phone.number");
  expect(placeholders).toContain("email");
  const [hero, story] = fileOf("pages/about.yaml").sections;
  expect([hero.beside.name, story.person.name]).toEqual(["Maria Lopez", "Maria Lopez"]);
});

test("skips answered questions and names what has to change first", async () => {
  const { said, isDone } = await answer(
    ...["", "hello@sandroad.example", "Mo-Fr 08:00-16:00", "12/25", "2026-12-25, 2027-01-01"],
    ...["12 Main Street", "Medford", "08055", "39.9, -74.82", "https://www.sandroad.example/"],
    ...["Atlantis", "shamong", "", "https://cal.com/sandroad/call"],
    ...["none", "https://www.instagram.com/sandroad"],
    ...["g.page/sandroad", "https://g.page/sandroad/review"],
    ...["list", "no_such_price 5", "package_5_pages $1,300"],
    ...["plan_essential_year 665", "plan_growth_month 110", "local_3_total 1,500", ""],
    ...["terms", "about, results", "", "perhaps", "no", "no"],
    ...Array<string>(30).fill(""),
  );
  expect(isDone).toBe(true);
  expect(said).not.toContain("The name of your agency");
  expect(said).toContain("[Maria Lopez]");
  expect(said).toContain('"atlantis" has no page.');
  expect(said).toMatch(/Post “Town pages .*"\/web-design-shamong" leads to/);
  expect(said).not.toContain("The band, as inside a sentence");
  expect(said).toContain(`There's no price "no_such_price".`);
  expect(said).toContain("write the day as 2026-12-25");
  expect(said).toContain('"/terms" isn\'t one of them.');
  expect(said).toContain('"/web-design" leads to /web-design, which is off the site.');
  expect(fileOf("site.yaml").closedOn).toEqual(["2026-12-25", "2027-01-01"]);
  expect(fileOf("pages/about.yaml")).not.toHaveProperty("publish");
  expect(fileOf("site.yaml").reviewPlace).toBe("https://g.page/sandroad/review");
  const { social, hours, geo, origin, placeholders, startWithoutCustomers } = fileOf("site.yaml");
  expect({ social, hours, geo, origin, placeholders, startWithoutCustomers }).toEqual({
    social: { instagram: "https://www.instagram.com/sandroad" },
    hours: "Mo-Fr 08:00-16:00",
    geo: { latitude: 39.9, longitude: -74.82 },
    origin: "https://www.sandroad.example",
    placeholders: ["fundraiser.band", "fundraiser.prizesAnnounced"],
    startWithoutCustomers: "yes",
  });
  expect(fileOf("pages/fundraiser.yaml").publish).toBe("no");
  expect(fileOf("pages/web-design-shamong.yaml")).not.toHaveProperty("publish");
  const { entries } = fileOf("prices.yaml");
  const amounts = [
    ...["package_5_pages", "plan_essential_year", "plan_essential_month"],
    ...["plan_growth_year", "plan_growth_month", "local_3_total", "local_3_each"],
  ].map((key) => entries[key].amount);
  expect(amounts).toEqual([1300, 665, 55, 1320, 110, 1500, 500]);
  for (const follows of ["plan_essential_month", "local_3_each"]) {
    expect(said).not.toContain(follows);
  }
});

test("asks for the proof of each claim, and who has read the pages", async () => {
  const answers: Record<string, string[]> = {
    small_business_focus: ["yes", "Our list of clients"],
    page_speed: ["off", ""],
    backups: ["off"],
  };
  // The claim of the fundraiser, which was taken off above, isn't asked about.
  const open = Object.entries(claims).filter(
    ([key, claim]) => claim.publish && !claim.customers && key !== "fundraiser_discount",
  );
  const { said, isDone } = await answer(
    ...Array<string>(9).fill(""),
    ...open.flatMap(([key]) => answers[key] ?? [""]),
    ...["yes", "", "yes", "no", ""],
  );
  expect(isDone).toBe(true);
  expect(said).toContain('The site says "100%" (Home, experience figures).');
  expect(said).not.toContain("300+");
  expect(said).not.toContain("50%");
  expect(said).toContain('Say where the proof is, or "off".');
  expect(said).toContain("Change the words so that they don't promise it");
  expect(said).toContain("these are still the words of the sample");
  const { small_business_focus, page_speed, backups } = fileOf("claims.yaml");
  expect(small_business_focus.proven).toBe("Our list of clients");
  expect(page_speed).not.toHaveProperty("publish");
  expect(backups.publish).toBe("no");
  const samples = ["about", "accessibility", "privacy", "terms"].filter(
    (name) => "sample" in fileOf(`pages/${name}.yaml`),
  );
  expect(samples).toEqual(["about", "privacy", "terms"]);
});

test("takes pages off, brings one back and asks for its facts", async () => {
  const { said } = await answer(
    ...[
      "",
      "",
      "",
      "",
      "none",
      "",
      keptPages,
      "yes",
      "the Oak Street School band",
      "2027-12-01",
      "yes",
    ],
  );
  expect(said).not.toContain("Facebook");
  expect(fileOf("pages/fundraiser.yaml")).not.toHaveProperty("publish");
  expect(fileOf("pages/about.yaml").publish).toBe("no");
  expect(fileOf("site.yaml")).not.toHaveProperty("reviewPlace");
  expect(fileOf("pages/results.yaml")).not.toHaveProperty("publish");
  const { fundraiser, placeholders, startWithoutCustomers } = fileOf("site.yaml");
  expect({ fundraiser, placeholders, startWithoutCustomers }).toEqual({
    fundraiser: { band: "the Oak Street School band", prizesAnnounced: "2027-12-01" },
    placeholders: [],
    startWithoutCustomers: "no",
  });
});
