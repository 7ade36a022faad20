// The entry point of `npm start`, `npm run dev`, `npm test` and the commands for stored data. It is plain JavaScript
// without packages, because nothing is installed in a fresh clone yet: it checks Node, installs, then hands over to
// TypeScript.
import { installProblem, nodeProblem, placeProblem } from "./run/install.mjs";

/** Each module exports functions that take the command's arguments and return the exit code. */
const commands = {
  start: ["./run/start.ts"],
  dev: ["./run/start.ts", "develop"],
  edit: ["./run/edit.ts"],
  test: ["./run/test/run-tests.ts"],
  team: ["./admin/team/team-command.ts"],
  mail: ["./admin/mail/mail-command.ts"],
  import: ["./admin/import/import-command.ts"],
  export: ["./admin/export/export-command.ts"],
  newsletter: ["./admin/newsletter/newsletter-command.ts"],
  person: ["./admin/person/person-command.ts"],
  "person forget": ["./admin/person/forget-command.ts"],
  reviews: ["./admin/reviews/reviews-command.ts"],
  suspected: ["./admin/suspected/suspected-command.ts"],
  seed: ["./admin/seed/many/many-command.ts"],
  "content-check": ["./content/check-command.ts"],
  new: ["./content/new-command.ts"],
  picture: ["./content/picture-command.ts"],
  "draw social": ["./content/social/social-command.ts"],
  "draw portfolio": ["./content/portfolio-shots-command.ts"],
  setup: ["./admin/setup/setup-command.ts"],
  "setup --content": ["./content/interview/interview-command.ts"],
  deploy: ["./admin/setup/deploy-command.ts"],
  release: ["./admin/release/release-command.ts"],
  upkeep: ["./admin/upkeep/upkeep-command.ts"],
  "upkeep records": ["./admin/upkeep/records-command.ts"],
  fuzz: ["./workshop/fuzz/fuzz-command.ts"],
  "draw icons": ["./workshop/brand/app-icons.ts"],
  "draw app-pictures": ["./workshop/brand/app-pictures.ts"],
  "draw shots": ["./workshop/shots/shots-command.ts"],
  bench: ["../web/publish/budgets/bench.ts"],
  "bench lighthouse": ["./workshop/lighthouse/lighthouse-command.ts"],
  "bench navigation": ["./workshop/navigation/navigation-command.ts"],
  "bench visitors": ["./workshop/visitors/visitors-command.ts"],
  "bench load": ["./workshop/load/load-command.ts"],
  "bench team-list": ["./workshop/team/team-list-command.ts"],
  "bench team-start": ["./workshop/team/team-start-command.ts"],
  "rules-mutants": ["./workshop/rules-mutants/rules-mutants-command.ts"],
};

const [first = "", second = "", ...rest] = process.argv.slice(2);
const hasTwoWords = `${first} ${second}` in commands;
const name = hasTwoWords ? `${first} ${second}` : first;
const args = hasTwoWords ? rest : process.argv.slice(3);

/** @param {string} sentence */
function stop(sentence) {
  console.error(`\n${sentence}`);
  // Programs read this last line of the tests, even if the tests could not begin.
  if (name === "test") console.log("0 passed, 1 failed");
  process.exit(1);
}

const [module, main = "main"] = commands[name] ?? [];
const kinds = Object.keys(commands).filter((one) => one.startsWith(`${name} `));
if (!module && kinds.length > 0) {
  const words = kinds.map((one) => one.slice(name.length + 1)).join("|");
  stop(`Say what: npm run ${name} -- ${words}, each with --help to read more.`);
}
if (!module) stop(`Unknown command "${name}": use one of ${Object.keys(commands).join(", ")}.`);
const problem = placeProblem() ?? nodeProblem(process.versions.node) ?? installProblem();
if (problem) stop(problem);

try {
  const { register } = await import("tsx/esm/api");
  register();
  process.exit(await (await import(module))[main](args));
} catch (error) {
  const { name: kind, message } = error ?? {};
  if (kind === "PlainFailure") stop(message);
  if (kind === "ContentProblem")
    stop(`${message}\n\nnpm run content:check says all that is wrong.`);
  // Anything else is our own bug, so we want its stack.
  console.error(error);
  stop("This should not happen; see above.");
}
