import { z } from "zod";
import { checkContent, readYaml } from "../../../web/publish/content/read-yaml.ts";

const ownSite = z.object({ name: z.string().min(1), origin: z.url() });

/** The site's name and address from its content. @throws ContentProblem if they can't be read. */
export function contentSite() {
  const { path, value } = readYaml("site.yaml");
  return checkContent(ownSite, value, path);
}
