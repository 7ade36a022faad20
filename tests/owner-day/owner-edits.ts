import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const written = (file: string) => join(import.meta.dirname, file);

/** The name of the city page that is copied, and of the one that it becomes. */
export const copiedCity = "web-design-shamong";
export const newCity = "web-design-hammonton";
export const newPost = "our-winter-hours";

/**
 * Returns an ordinary day of the owner's edits in a folder of content, done as the README says. Finds the words to
 * replace by their fields, because the content in the folder is renewed now and then.
 */
export function ownerEdits(folder: string) {
  function edit(file: string, pattern: RegExp, replacement: string) {
    const path = join(folder, file);
    const before = readFileSync(path, "utf8");
    const after = before.replace(pattern, replacement);
    if (after === before) throw new Error(`${file} has nothing like ${pattern}: look for another`);
    writeFileSync(path, after);
  }
  const append = (file: string, text: string) => edit(file, /\n*$/, `\n${text}\n`);

  return {
    pricePhoneHoursAndCalendar() {
      edit("prices.yaml", /(package_5_pages:\s+amount:) \d+/, "$1 1300");
      edit("site.yaml", /^ {2}display: .*$/m, "  display: (609) 555-0188");
      edit("site.yaml", /^ {2}number: .*$/m, '  number: "+16095550188"');
      edit("site.yaml", /^hours: .*$/m, "hours: Mo-Sa 08:00-18:30");
      edit("site.yaml", /^(schedulingUrl: https:\/\/[^/]+)\/.*$/m, "$1/agency/first-call");
    },

    question() {
      const asked = "Do you work on Saturdays?";
      const answer = "Yes, until noon: call us, or write and we call back.";
      edit(
        "pages/home.yaml",
        /(kind: faq\n(?: .*\n)*? {4}questions:\n)/,
        `$1      - question: ${asked}\n        answer: "${answer}"\n`,
      );
    },

    service() {
      const price = "        price: {key: consulting_hour, per: /hour}\n";
      edit(
        "pages/growth-services.yaml",
        /(id: more\n(?: .*\n)*? {4}cards:\n)/,
        `$1      - icon: pen\n        title: Menu photography\n        text: An afternoon at your counter.\n${price}`,
      );
    },

    testimonialAndPortfolioSite() {
      append(
        "testimonials.yaml",
        '- id: florist\n  quote: "People order before the shop opens."\n  author: Ruth K.\n  role: Owner of a flower shop',
      );
      edit(
        "pages/home.yaml",
        /(kind: testimonials\n(?: .*\n)*? {4}ids: \[[^\]]*)\]/,
        "$1, florist]",
      );
      append(
        "portfolio.yaml",
        "- id: tulip-lane-flowers\n  title: Tulip Lane Flowers\n  url: https://tulip-lane-flowers.example\n  trade: Florist\n  alt: Home page of a flower shop",
      );
      // This replaces `npm run draw -- portfolio`, which visits the site.
      for (const width of [640, 1280]) {
        const shot = (id: string) => join(folder, `pictures/portfolio/${id}-${width}.webp`);
        cpSync(shot("blue-lantern-diner"), shot("tulip-lane-flowers"));
      }
    },

    proof() {
      const review =
        "town: Haddonfield\n  date: 2027-03-01\n  link: https://reviews.example/tulip-lane";
      edit("testimonials.yaml", /^( {2}author: Ruth K\.)$/m, `$1\n  ${review}`);
      const counted = 'counted: {figure: "38", what: calls in the first month}';
      edit(
        "case-studies.yaml",
        /^- id: landscaping-estimates$/m,
        `$&\n  ${counted}\n  url: https://green-acre.example`,
      );
      edit("claims.yaml", /^automations:$/m, "$&\n  source: https://proof.example/workflows");
    },

    takenOffTheSite() {
      edit("claims.yaml", /^rating_stars:\n/m, "$&  publish: no\n");
      edit("claims.yaml", /^rating:\n/m, "$&  publish: no\n");
      edit("testimonials.yaml", /^- id: dentist\n/m, "$&  publish: no\n");
    },

    post() {
      cpSync(written(`${newPost}.md`), join(folder, `posts/${newPost}.md`));
      // Another post uses this picture, too.
      const picture = (slug: string) => join(folder, `pictures/posts/${slug}.svg`);
      cpSync(picture("website-photos-small-business"), picture(newPost));
    },

    /** Copies a city page with only the four fields that the README names, and no new words. */
    copyOfACity() {
      const page = `pages/${newCity}.yaml`;
      cpSync(join(folder, `pages/${copiedCity}.yaml`), join(folder, page));
      edit(page, /^path: .*$/m, "path: /web-design-hammonton");
      edit(page, /^title: .*$/m, "title: Hammonton Web Design");
      edit(page, /^description: >-\n(?: .*\n)+/m, "description: Websites for Hammonton.\n");
    },

    wordsOfTheCity() {
      cpSync(written(`${newCity}.yaml`), join(folder, `pages/${newCity}.yaml`));
    },
  };
}
