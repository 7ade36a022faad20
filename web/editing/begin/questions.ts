import { startsWithoutCustomers } from "../../publish/content/start-without-customers.ts";
import { isRecord, type Json, type Path } from "../editing-api.ts";
import { valueAt } from "../values.ts";
import { fundraiser, keptPages, towns } from "./page-questions.ts";
import { pricesQuestion } from "./prices-question.ts";
import { proofQuestions } from "./proof-questions.ts";
import { choice, isNone, type PageFile, type Question, type ReadFile } from "./question.ts";
import { site, siteField, words } from "./site-question.ts";

function profile(field: string, service: string): Question {
  const asks = `The address of your ${service} page? "none" if you have none`;
  const read = (answer: string) => [siteField(field, isNone(answer) ? undefined : answer)];
  return { id: field, asks, settles: [field], read };
}

/** Without one there is nothing invented to replace, so this is asked each time. */
function reviewPlace(address: Json | undefined): Question {
  return {
    id: "reviewPlace",
    asks: "The address of a public page where people can review you, such as your Google profile?",
    now: typeof address === "string" ? address : "none",
    read: (answer) => [siteField("reviewPlace", isNone(answer) ? undefined : answer)],
  };
}

const phone: Question = {
  id: "phone",
  asks: "Your phone number as people read it, such as (856) 555-0142?",
  settles: ["phone.display", "phone.number"],
  read: (answer) => {
    const digits = answer.replaceAll(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
    if (digits.length !== 10) return "Write all ten digits of it.";
    return [siteField("phone.display", answer), siteField("phone.number", `+1${digits}`)];
  },
};

const place: Question = {
  id: "geo",
  asks: "Where is that on the map? As two numbers, such as 39.7912, -74.9291",
  settles: ["geo.latitude", "geo.longitude"],
  read: (answer) => {
    const [, latitude, longitude] = /^(-?[\d.]+)\s*[, ]\s*(-?[\d.]+)$/.exec(answer) ?? [];
    if (latitude === undefined || longitude === undefined) return "Write both numbers.";
    return [
      siteField("geo.latitude", Number(latitude)),
      siteField("geo.longitude", Number(longitude)),
    ];
  },
};

/** The paths below a value where somebody has a name and a role: the people who sign the story on About. */
function signatures(value: Json | undefined, path: Path = []): Path[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => signatures(item, [...path, index]));
  }
  if (!isRecord(value)) return [];
  const below = Object.entries(value).flatMap(([key, item]) => signatures(item, [...path, key]));
  return "name" in value && "role" in value ? [[...path, "name"], ...below] : below;
}

function founder(read: ReadFile): Question {
  const file = "pages/about.yaml";
  const paths = signatures(read(file));
  const now = paths[0] && valueAt(read(file), paths[0]);
  return {
    id: "founder",
    asks: "Your first and last name? They sign the story on About",
    ...(typeof now === "string" && { now }),
    read: (answer) => paths.map((path) => ({ file, path, value: answer })),
  };
}

/** Asks for holidays, on which no page may say "Open now". */
function closedDays(days: Json | undefined): Question {
  const now = Array.isArray(days) && days.length > 0 ? days.join(", ") : "none";
  return {
    id: "closedOn",
    asks: "On which days of the coming year are you closed? Such as 2026-12-25, 2027-01-01",
    now,
    read: (answer) => {
      const dates = isNone(answer) ? [] : answer.split(",").map((date) => date.trim());
      return [siteField("closedOn", dates)];
    },
  };
}

/** The questions about a business, in the order in which a person has the answers at hand. */
export function interviewQuestions(read: ReadFile, pages: PageFile[]): Question[] {
  const now = read(site);
  const hours = valueAt(now, ["hours"]);
  return [
    words("name", "The name of your agency, as it appears at the top of every page?"),
    words("shortName", "Its name below the icon on a phone, at most 12 characters?"),
    founder(read),
    phone,
    words("email", "Your email address?"),
    {
      id: "hours",
      asks: "When can you be reached? Such as Mo-Fr 09:00-17:00, Sa 10:00-13:00",
      ...(typeof hours === "string" && { now: hours }),
      read: (answer) => [siteField("hours", answer)],
    },
    closedDays(valueAt(now, ["closedOn"])),
    words("address.street", "Street and number of your office?"),
    words("address.locality", "Its town?"),
    words("address.postalCode", "Its ZIP code?"),
    place,
    {
      id: "origin",
      asks: "The address of this website, such as https://www.example.com?",
      settles: ["origin"],
      read: (answer) => [siteField("origin", answer.replace(/\/+$/, ""))],
    },
    towns(pages),
    words("schedulingUrl", "The page of your calendar service where a visitor picks a time?"),
    profile("social.facebook", "Facebook"),
    profile("social.instagram", "Instagram"),
    reviewPlace(valueAt(now, ["reviewPlace"])),
    pricesQuestion(read),
    keptPages(pages),
    ...fundraiser(read),
    choice(
      "startWithoutCustomers",
      "Do you have customers to show: sites, reviews, stories? If not, the invented ones go off the site.",
      {
        now: !startsWithoutCustomers(now),
        change: (yes) => [siteField("startWithoutCustomers", yes ? "no" : "yes")],
      },
    ),
    ...proofQuestions(read, pages),
  ];
}
