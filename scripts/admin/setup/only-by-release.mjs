// Runs before every deploy of the site, also `npx firebase deploy` (`predeploy` in firebase.json), whose headers fit nobody's
// content: `npm run release` makes the ones that do (deploy-command.ts).
if (process.env.HEADERS_FIT !== "yes") {
  console.error(
    "Publish with `npm run release -- <project id>`. `npx firebase deploy` would send headers that don't fit your content: your calendar would stay empty.",
  );
  process.exitCode = 1;
}
