import { seedDemoData } from "../../admin/seed/seed-demo-data.ts";
import { createProgress } from "../../progress.ts";
import { functionsBuild, siteBuild } from "../stack/build-parts.ts";
import { firestoreEmulatorEnvironment, requireEmulatorUi } from "../stack/firestore-emulator.ts";
import { freePort, requireFreePorts } from "../stack/free-ports.ts";
import { requireJava } from "../stack/java-check.ts";
import { mailSettings, startMail } from "../stack/mail.ts";
import { startEmulators } from "../stack/start-emulators.ts";
import { supervised } from "../stack/supervised.ts";
import { devServer, functionsWatch } from "./dev-parts.ts";
import { parseStartOptions, startHelp, wantedPorts } from "./start-options.ts";
import { startSummary } from "./summary.ts";

/** What `npm start` and `npm run dev` share; they differ in who serves the site. */
export async function runStack(command: "start" | "dev", args: string[]): Promise<number> {
  const options = parseStartOptions(args);
  if (options.help) {
    console.log(startHelp(command));
    return 0;
  }
  const began = Date.now();
  const { ports, verbose } = options;
  const progress = createProgress();
  requireJava();
  await requireFreePorts(wantedPorts(ports));
  const environment = firestoreEmulatorEnvironment(progress.say);
  if (options.ui) requireEmulatorUi(progress.say);
  const hosts = { firestore: `127.0.0.1:${ports.firestore}`, auth: `127.0.0.1:${ports.auth}` };

  // In development Vite has the site's port, and the Hosting emulator stands behind it.
  const hostingPort = command === "start" ? ports.site : await freePort(Object.values(ports));

  await supervised({ verbose, progress }, async (supervisor) => {
    await progress.step("Building the functions", () => supervisor.run(functionsBuild));
    if (command === "start") {
      await progress.step("Building the site", () => supervisor.run(siteBuild));
    }
    const { uiPort } = await progress.step("Starting the Firebase emulators", () =>
      startEmulators(supervisor, {
        name: command,
        ports: { ...ports, site: hostingPort },
        ui: options.ui,
        functionSettings: mailSettings(ports.smtp),
        environment,
      }),
    );
    await progress.step("Starting the mail inbox", () => startMail(supervisor, ports, hosts));
    if (options.seed) await progress.step("Writing demo data", () => seedDemoData(hosts));
    if (command === "dev") {
      await progress.step("Starting the dev server", async () => {
        await supervisor.start(devServer(ports, hostingPort));
        await supervisor.start(functionsWatch);
      });
    }
    process.stdout.write(startSummary({ options, seconds: (Date.now() - began) / 1000, uiPort }));
    return supervisor.crashed;
  });
  return 0;
}
