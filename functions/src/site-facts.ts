import { readFileSync } from "node:fs";
import * as logger from "firebase-functions/logger";
import type { PageNames } from "./contract/number-labels.ts";
import { type SiteFacts, siteFacts } from "./contract/site-facts.ts";
import { codeOf } from "./database.ts";
import { functionsFolder } from "./functions-folder.ts";

/** A test puts others elsewhere. */
const place = () => process.env.SITE_FACTS_FILE ?? new URL("site-facts.json", functionsFolder);

/** What the build noted of the content. @throws Error when that can't be used, which the log then says. */
export function readSiteFacts(): SiteFacts {
  try {
    return siteFacts.parse(JSON.parse(readFileSync(place(), "utf8")));
  } catch (error) {
    const file = "functions/site-facts.json";
    logger.error("emails to visitors lack the facts of the content", { file, code: codeOf(error) });
    throw Object.assign(new Error("No site facts"), { code: "ESITEFACTS" });
  }
}

/** What the pages are called; none are known where the facts can't be used, for no form and no owner's mail waits for them. */
export function readPageNames(): PageNames {
  try {
    return readSiteFacts().pages;
  } catch {
    return {};
  }
}
