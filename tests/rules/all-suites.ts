import { callerSuite } from "./caller-suite.ts";
import { clientLinkSuite } from "./client-link-suite.ts";
import { deviceSuite } from "./device-suite.ts";
import { documentSuites } from "./document-suite.ts";
import { leadLinkSuite } from "./lead-link-suite.ts";
import { logSuite } from "./log-suite.ts";
import { querySuite } from "./query-suite.ts";
import type { RulesSuite } from "./rules-suite.ts";
import { tokenSuite } from "./token-suite.ts";

export const rulesSuites: RulesSuite[] = [
  callerSuite,
  tokenSuite,
  querySuite,
  clientLinkSuite,
  leadLinkSuite,
  logSuite,
  deviceSuite,
  ...documentSuites,
];
