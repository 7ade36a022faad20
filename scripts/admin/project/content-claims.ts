import { checkContent, readYaml } from "../../../web/publish/content/read-yaml.ts";
import { type Claims, claims } from "../../../web/src/site/content/collections-schema.ts";

/** The site's claims about the business. @throws ContentProblem if they can't be read. */
export function contentClaims(): Claims {
  const { path, value } = readYaml("claims.yaml");
  return checkContent(claims, value, path);
}
