import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { cacheFolder } from "#scripts/repository.ts";
import { viteScript } from "#scripts/run/stack/builds.ts";
import { contentFolder } from "#web/publish/content-folder.ts";
import { runProgram } from "../run-program.ts";
import { phonePicture } from "../unit/web/editing/sample-pictures.ts";
import { copiedCity, newCity, newPost, ownerEdits } from "./owner-edits.ts";

const folder = join(cacheFolder, "owner-day/content");
const run = (program: string, ...args: string[]) =>
  runProgram(program, args, { CONTENT_FOLDER: folder });
const npmRun = (name: string, ...args: string[]) => run("npm", "run", "--silent", name, ...args);
const builtFile = (file: string) => readFileSync(join(folder, "../dist", file), "utf8");
const succeeded = expect.objectContaining({ code: 0 });
const day = ownerEdits(folder);

/* The tests are one day in its order: each continues from the one before. */
beforeAll(() => {
  rmSync(join(folder, ".."), { recursive: true, force: true });
  cpSync(contentFolder, folder, { recursive: true });
  day.pricePhoneHoursAndCalendar();
  day.question();
  day.service();
  day.testimonialAndPortfolioSite();
  day.proof();
  day.takenOffTheSite();
  day.post();
  day.copyOfACity();
});

test("asks in the content check for the new city's own town and words", async () => {
  const { code, text } = await npmRun("content:check");
  expect(code).toBe(1);
  const page = `web/content/pages/${newCity}.yaml`;
  expect(text.match(/^ {2}.*(?=: )/gm)?.length, text).toBe(5);
  expect(text).toMatch(
    new RegExp(`${page}, line \\d+: .*, town: ${copiedCity}.yaml is about Shamong, too.`),
  );
  expect(text).toMatch(
    new RegExp(`${page}, line \\d+: .*, sections: .* like those of ${copiedCity}.yaml \\(100 %`),
  );
  expect(text).toContain(`card, text: ${copiedCity}.yaml says the same.`);
  expect(text).toContain("“Get Free Consultation” leads to");
});

test("accepts the content with them", async () => {
  day.wordsOfTheCity();
  expect(await npmRun("draw", "--", "social", "--missing")).toEqual(succeeded);
  expect(await npmRun("content:check")).toEqual(succeeded);
});

test("adds an entry and a phone's picture by command", async () => {
  const question = ["new", "--", "question", "Do you answer on Sundays?"] as const;
  expect(await npmRun(...question)).toEqual(succeeded);
  const photo = join(folder, "../IMG_2041.jpg");
  writeFileSync(photo, await phonePicture(4000, 3000));
  const args = ["picture", "--", photo, `posts/${newPost}`] as const;
  const refused = await npmRun(...args);
  expect(refused).toMatchObject({ code: 1, text: expect.stringContaining("Say what the picture") });
  expect(await npmRun(...args, "--alt=A lamp in a shop window")).toEqual(succeeded);
  for (const other of ["pages/about/story/person", "portfolio/tulip-lane-flowers/phone"]) {
    const taken = ["picture", "--", photo, other, "--alt=Dana Ruiz"] as const;
    expect(await npmRun(...taken)).toEqual(succeeded);
  }

  const { code, text } = await npmRun("content:check");
  expect({ code, text }).toEqual(succeeded);
  expect(text).toMatch(
    /Texts still to be written \(1\)\n.*\n.*home.yaml, line \d+: Home, .*answer: your answer/,
  );
});

/** What is new, and the file of the built site that must contain it. */
const news: [file: string, text: string][] = [
  ["web-design-pricing.html", "$1,300"],
  ["contact.html", "tel:+16095550188"],
  ["contact.html", "(609) 555-0188"],
  ["web-design-berlin.html", '"openingHours":"Mo-Sa 08:00-18:30"'],
  ["contact.html", "/agency/first-call"],
  ["index.html", "Do you work on Saturdays?"],
  ["growth-services.html", "An afternoon at your counter."],
  ["index.html", "Do you answer on Sundays?"],
  [`blog/${newPost}.html`, 'alt="A lamp in a shop window"'],
  ["index.html", "People order before the shop opens."],
  ["index.html", "https://tulip-lane-flowers.example"],
  ["index.html", "Haddonfield, March 1, 2027"],
  ["index.html", 'href="https://reviews.example/tulip-lane"'],
  ["index.html", "tulip-lane-flowers-phone-"],
  ["about.html", 'alt="Dana Ruiz"'],
  ["ai-automation.html", 'href="https://proof.example/workflows"'],
  ["results.html", "calls in the first month"],
  ["results.html", "green-acre.example"],
  ["blog.html", `/blog/${newPost}`],
  [`blog/${newPost}.html`, "We open at ten."],
  [`${newCity}.html`, "before the berries are ripe"],
  // Nobody wrote these links: the footer, the lists of towns and the site map add them by themselves.
  ["about.html", 'href="/web-design-hammonton"'],
  ["index.html", "Hammonton web design"],
  ["contact.html", "Web design in Hammonton"],
  ["web-design.html", "Orchards behind the Pike"],
  [`${newCity}.html`, 'name="hammonton-web-design-cta"'],
  [`${newCity}.html`, "about your Hammonton web design project."],
  ["sitemap.xml", `/${newCity}</loc>`],
];

/** What is taken off the site, and the file that contained it. */
const gone: [file: string, text: string][] = [
  ["web-design-berlin.html", "5-star"],
  ["web-design-berlin.html", '"aggregateRating"'],
  ["index.html", "My front desk looks up"],
];

test("builds the site with what is new, and without what is taken off", async () => {
  expect(await run("node", viteScript, "build", "-c", "web/vite.config.ts")).toEqual(succeeded);
  const has = ([file, text]: readonly [string, string]) => builtFile(file).includes(text);
  expect(news.filter((one) => !has(one))).toEqual([]);
  expect(gone.filter(has)).toEqual([]);
});

test("follows the rules for any content, and the size budgets", async () => {
  const rules = ["vitest", "run", "--project=built"];
  const both = [run("npx", ...rules, "--reporter=dot"), npmRun("bench")];
  expect(await Promise.all(both)).toEqual([succeeded, succeeded]);
});
