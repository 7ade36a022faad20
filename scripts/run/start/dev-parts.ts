import { compilerScript, viteScript } from "../stack/build-parts.ts";
import type { PartDescription } from "../stack/part.ts";
import type { StartPorts } from "./start-options.ts";

/** Vite's dev server before the Hosting emulator; it passes on what is no file: `/api/*` and `/__/*`. */
export function devServer(ports: StartPorts, hostingPort: number): PartDescription {
  return {
    name: "dev-server",
    title: "The dev server",
    args: [
      viteScript,
      ...["-c", "web/vite.config.ts", "--host", "127.0.0.1"],
      ...["--port", String(ports.site), "--strictPort"],
    ],
    env: { HOSTING_EMULATOR_ORIGIN: `http://127.0.0.1:${hostingPort}` },
    readyWhen: /ready in/,
  };
}

/** Compiles the functions again after each change; the emulator then loads them anew by itself. */
export const functionsWatch: PartDescription = {
  name: "functions-watch",
  title: "The compiler of the functions",
  args: [compilerScript, "-p", "functions", "--watch", "--preserveWatchOutput"],
  readyWhen: /Watching for file changes/,
};
