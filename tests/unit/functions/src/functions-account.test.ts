import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { z } from "zod";
import { accountName } from "#functions/functions-account.ts";

/** Prints the service account of every deployed function, as firebase-functions passes it to firebase-tools. */
const probe = `
const accounts = {};
const walk = (group, path) => {
  for (const [name, part] of Object.entries(group)) {
    const endpoint = part.__endpoint;
    if (endpoint) accounts[[...path, name].join("-")] = String(endpoint.serviceAccountEmail?.toCEL?.());
    else walk(part, [...path, name]);
  }
};
walk(await import("./functions/src/index.ts"), []);
console.log(JSON.stringify(accounts));
`;

test("every function runs under the account that setup asks for", () => {
  const env = { ...process.env, GCLOUD_PROJECT: "my-agency-1a2b" };
  const args = ["--import", "tsx", "--input-type=module", "-e", probe];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", env });
  const written = z.record(z.string(), z.string()).parse(JSON.parse(stdout || stderr));
  expect(Object.keys(written)).toContain("before-user-created");
  const { ParamValue, resolveString } = createRequire(import.meta.url)(
    "firebase-tools/lib/deploy/functions/params.js",
  );
  const params = { PROJECT_ID: new ParamValue("my-agency-1a2b", true, { string: true }) };
  const accounts = Object.values(written).map((text) => resolveString(text, params));
  expect(new Set(accounts)).toEqual(
    new Set([`${accountName}@my-agency-1a2b.iam.gserviceaccount.com`]),
  );
});
