import getPort, { portNumbers } from "get-port";
import { port, readCommandLine } from "../command-line.ts";
import { devServer } from "./stack/builds.ts";
import { requireFreePorts } from "./stack/free-ports.ts";
import { supervised } from "./stack/supervised.ts";

const help = `npm run edit [-- options]

Opens your site's content in the browser, with a form for each part and the page beside it. Every change is checked
before it's saved. The editor needs neither Java nor the emulators; forms on the pages can't be sent. Press Ctrl-C to
stop.

  --port=<port>             the editor and the site (the first free one from 5000 on)
  --help                    show this

Example: npm run edit -- --port=5050`;

/** `npm run edit` starts only the dev server, and opens the editor in a browser. */
export async function main(args: string[]): Promise<number> {
  const line = readCommandLine(args, help, { port: port.optional() });
  if (!line) return 0;
  const { port: wanted } = line.values;
  if (wanted) await requireFreePorts([{ port: wanted, purpose: "the editor", option: "port" }]);
  const chosen = wanted ?? (await getPort({ port: portNumbers(5000, 5099) }));
  const address = `http://localhost:${chosen}/edit`;

  await supervised(async (supervisor) => {
    await supervisor.start({
      name: "editor",
      title: "The editor",
      args: devServer(chosen, "--open", "/edit"),
      readyWhen: /ready in/,
    });
    console.log(`
  Your content is open in the browser. If no browser came up, open this address yourself:

  ${address}

  Press Ctrl-C to stop. Everything you saved stays saved.
`);
    return supervisor.crashed;
  });
  return 0;
}
