import { join } from "node:path";
import { projectId, repositoryRoot } from "../../repository.ts";
import { settingsFileProblems } from "./settings-file.ts";

/*
 * This runs before every deploy of the functions, even `npx firebase deploy` (`predeploy` in firebase.json).
 * firebase-tools names the project and the folder that it deploys in the environment.
 */
const { GCLOUD_PROJECT, RESOURCE_DIR = join(repositoryRoot, "functions") } = process.env;

function deployProblem(): string | undefined {
  if (!GCLOUD_PROJECT) return "GCLOUD_PROJECT must name the project whose settings are checked.";
  if (GCLOUD_PROJECT === projectId) return undefined;
  const problems = settingsFileProblems(RESOURCE_DIR, GCLOUD_PROJECT);
  if (problems.length === 0) return undefined;
  return `The functions' settings for ${GCLOUD_PROJECT} aren't fit for a deploy:
${problems.map(({ says }) => `  ${says}`).join("\n")}
Run \`npm run setup -- --project=${GCLOUD_PROJECT}\`, which asks for them.`;
}

const sentence = deployProblem();
console.log(sentence ?? "The functions' settings are fit for a deploy.");
process.exitCode = sentence === undefined ? 0 : 1;
