import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { site } from "../../src/site/content/site-schema.ts";
import { checkContent, parseYaml } from "../content/read-yaml.ts";
import { contentFolder } from "../content-folder.ts";
import { fittedHeader, type HeaderSettings } from "./fitted-header.ts";

const headerRule = z.looseObject({
  source: z.string(),
  headers: z.array(z.object({ key: z.string(), value: z.string() })),
});

const firebaseConfig = z.looseObject({
  hosting: z.looseObject({
    cleanUrls: z.boolean(),
    trailingSlash: z.boolean(),
    predeploy: z.array(z.string()),
    rewrites: z.array(
      z.object({
        source: z.string(),
        function: z.object({ functionId: z.string(), region: z.string() }),
      }),
    ),
    headers: z.array(headerRule),
  }),
  functions: z
    .array(
      z.looseObject({ source: z.string(), runtime: z.string(), predeploy: z.array(z.string()) }),
    )
    .length(1),
  firestore: z.looseObject({ rules: z.string(), indexes: z.string() }),
});

export type FirebaseConfig = z.infer<typeof firebaseConfig>;
export type HeaderRule = z.infer<typeof headerRule>;

const ownRoot = fileURLToPath(new URL("../../..", import.meta.url));

function headerSettings(root: string): HeaderSettings {
  const path = join(root === ownRoot ? contentFolder : join(root, "web/content"), "site.yaml");
  const { shape } = site.pick({ schedulingUrl: true, appCheckSiteKey: true, https: true });
  return checkContent(z.object(shape), parseYaml(readFileSync(path, "utf8"), path), path);
}

/** firebase.json of this repository, or of another clone, with headers that fit its content. */
export function readFirebaseConfig(root = ownRoot): FirebaseConfig {
  const text = readFileSync(join(root, "firebase.json"), "utf8");
  const { hosting, ...others } = firebaseConfig.parse(JSON.parse(text));
  const settings = headerSettings(root);
  const fitted = (rule: HeaderRule) => ({
    ...rule,
    headers: rule.headers.map((header) => fittedHeader(header, settings)),
  });
  return { ...others, hosting: { ...hosting, headers: hosting.headers.map(fitted) } };
}
