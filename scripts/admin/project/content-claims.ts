import { checkContent, readYaml } from "../../../web/publish/content/read-yaml.ts";
import { type Claims, claims } from "../../../web/src/site/content/collections-schema.ts";

/** What the site claims of the business. @throws ContentProblem where that can't be read. */
export function contentClaims(): Claims {
  const { path, value } = readYaml("claims.yaml");
  return checkContent(claims, value, path);
}
