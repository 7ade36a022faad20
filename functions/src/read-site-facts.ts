import { readFileSync } from "node:fs";
import * as logger from "firebase-functions/logger";
import type { PageNames } from "./contract/metric-labels.ts";
import { type SiteFacts, siteFacts } from "./contract/site-facts.ts";
import { codeOf } from "./database.ts";
import { functionsFolder } from "./functions-folder.ts";

/** A test sets another file. */
const readFrom = () => process.env.SITE_FACTS_FILE ?? new URL("site-facts.json", functionsFolder);

/** Reads what the build noted about the content. @throws Error if that can't be used, and logs it. */
export function readSiteFacts(): SiteFacts {
  try {
    return siteFacts.parse(JSON.parse(readFileSync(readFrom(), "utf8")));
  } catch (error) {
    const file = "functions/site-facts.json";
    logger.error("emails to visitors lack the facts of the content", { file, code: codeOf(error) });
    throw Object.assign(new Error("No site facts"), { code: "ESITEFACTS" });
  }
}

/**
 * The names of the pages. There are none if the facts can't be used, because no form and no mail to the owner waits for
 * them.
 */
export function readPageNames(): PageNames {
  try {
    return readSiteFacts().pages;
  } catch {
    return {};
  }
}
