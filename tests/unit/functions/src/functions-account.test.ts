import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { z } from "zod";
import { region } from "#contract/endpoints";
import { accountName } from "#functions/functions-account.ts";

/** Prints what firebase-functions passes to firebase-tools of every deployed function: account, region and memory. */
const probe = `
const functions = {};
const walk = (group, path) => {
  for (const [name, part] of Object.entries(group)) {
    const endpoint = part.__endpoint;
    if (endpoint) functions[[...path, name].join("-")] = {
      account: String(endpoint.serviceAccountEmail?.toCEL?.()),
      region: endpoint.region?.[0],
      memory: endpoint.availableMemoryMb,
    };
    else walk(part, [...path, name]);
  }
};
walk(await import("./functions/src/index.ts"), []);
console.log(JSON.stringify(functions));
`;

test("gives every function the account of setup, one region and memory", () => {
  const env = { ...process.env, GCLOUD_PROJECT: "my-agency-1a2b" };
  const args = ["--import", "tsx", "--input-type=module", "-e", probe];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", env });
  const options = z.object({ account: z.string(), region: z.string(), memory: z.number() });
  const written = z.record(z.string(), options).parse(JSON.parse(stdout || stderr));
  expect(Object.keys(written)).toContain("before-user-created");
  const { ParamValue, resolveString } = createRequire(import.meta.url)(
    "firebase-tools/lib/deploy/functions/params.js",
  );
  const params = { PROJECT_ID: new ParamValue("my-agency-1a2b", true, { string: true }) };
  const all = Object.values(written);
  expect(new Set(all.map(({ region }) => region))).toEqual(new Set([region]));
  expect(new Set(all.map(({ memory }) => memory))).toEqual(new Set([256]));
  const accounts = all.map(({ account }) => resolveString(account, params));
  expect(new Set(accounts)).toEqual(
    new Set([`${accountName}@my-agency-1a2b.iam.gserviceaccount.com`]),
  );
});
