// This runs before every deploy of the site, even `npx firebase deploy` (`predeploy` in firebase.json), whose headers
// don't fit any content. `npm run release` makes the headers that do (deploy-command.ts).
if (process.env.HEADERS_FIT !== "yes") {
  console.error(
    "Publish with `npm run release -- <project id>`. `npx firebase deploy` would send headers that don't fit your content: your calendar would stay empty.",
  );
  process.exitCode = 1;
}
