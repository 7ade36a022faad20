import { claimsReadByPrograms } from "../../publish/checks/only-off-site.ts";
import { startsWithoutCustomers } from "../../publish/content/start-without-customers.ts";
import { isRecord, type Json } from "../editing-api.ts";
import { isOnSite, valueAt } from "../values.ts";
import { choice, type PageFile, pageName, type Question, type ReadFile } from "./question.ts";
import { lawPages } from "./what-is-left.ts";

const claimsFile = "claims.yaml";
const otherFiles = [
  ...["site.yaml", "prices.yaml", "forms.yaml", "blog.yaml", "replies.yaml"],
  ...["testimonials.yaml", "portfolio.yaml", "case-studies.yaml"],
];
const isYes = (value: Json | undefined) => value === true || value === "yes";

/** Whether the site makes a claim that has no evidence. */
function isUnproven(claim: Json | undefined, isWithoutCustomers: boolean): boolean {
  if (!isRecord(claim) || !isOnSite(claim) || claim.proven !== undefined) return false;
  return !(isWithoutCustomers && isYes(claim.customers));
}

/** Whether only pages make a claim, and all of these are off the site. */
function isOffSite(key: string, read: ReadFile, pages: PageFile[]): boolean {
  if (claimsReadByPrograms.includes(key)) return false;
  const says = (value: Json) => JSON.stringify(value).includes(`{{claims.${key}}}`);
  const users = pages.filter(({ value }) => says(value));
  return (
    users.length > 0 &&
    users.every(({ file }) => !isOnSite(read(file))) &&
    !otherFiles.some((file) => says(read(file)))
  );
}

/** Asks for a claim's evidence. */
function claimQuestion(key: string, read: ReadFile, pages: PageFile[]): Question {
  const claim = () => valueAt(read(claimsFile), [key]);
  const text = (field: string) => String(valueAt(claim(), [field]) ?? "");
  return {
    id: `claims.${key}`,
    asks: `The site says "${text("value")}" (${text("where")}).\nWhere is the proof? "off" takes it off the site`,
    isLeftOut: () =>
      !isUnproven(claim(), startsWithoutCustomers(read("site.yaml"))) ||
      isOffSite(key, read, pages),
    read: (answer) => {
      if (/^(yes|no)$/i.test(answer)) return 'Say where the proof is, or "off".';
      const isOff = /^off$/i.test(answer);
      const path = [key, isOff ? "publish" : "proven"];
      return [{ file: claimsFile, path, value: isOff ? "no" : answer }];
    },
  };
}

/** Asks whether a page that was delivered with invented or unchecked words can be published. */
function pageQuestion({ file }: PageFile, read: ReadFile): Question {
  const name = pageName(file);
  const path = String(valueAt(read(file), ["path"]));
  const asks = lawPages.includes(name)
    ? `Has your lawyer read ${path}?`
    : `${path} was delivered with invented words. Is everything on it true now?`;
  const isInvented = () => isYes(valueAt(read(file), ["sample"])) && isOnSite(read(file));
  return {
    ...choice(file, asks, {
      now: false,
      change: (yes) => (yes ? [{ file, path: ["sample"], value: undefined }] : []),
    }),
    isLeftOut: () => !isInvented(),
  };
}

/** Asks about everything that a release refuses until somebody vouches for it: claims and invented pages. */
export function proofQuestions(read: ReadFile, pages: PageFile[]): Question[] {
  const claims = read(claimsFile);
  return [
    ...Object.keys(isRecord(claims) ? claims : {}).map((key) => claimQuestion(key, read, pages)),
    ...pages
      .filter(({ value }) => isYes(valueAt(value, ["sample"])))
      .map((page) => pageQuestion(page, read)),
  ];
}
