import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { PlainFailure } from "../../plain-failure.ts";

/** The other two engines, each with the packages of Debian and Ubuntu that provide it. */
const packages = {
  firefox: ["firefox-esr"],
  webkit: ["webkit2gtk-driver", "xvfb"],
} as const;

export type EngineName = keyof typeof packages;

export const engineNames: readonly EngineName[] = ["firefox", "webkit"];

const onPath = (program: string) =>
  (process.env.PATH ?? "").split(":").some((folder) => existsSync(`${folder}/${program}`));

/** Debian's path to it contains the machine's architecture and the version of its API. */
function miniBrowser(): string | undefined {
  const inside = (folder: string) =>
    existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  return inside("/usr/lib")
    .filter((folder) => folder.endsWith("-linux-gnu"))
    .flatMap(inside)
    .filter((folder) => /webkit2gtk-4\.\d$/.test(folder))
    .map((folder) => join(folder, "MiniBrowser"))
    .find((path) => existsSync(path));
}

/** The browser's path, or undefined if a part of it is missing. */
export function enginePath(name: EngineName): string | undefined {
  if (name === "firefox") {
    const usual = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];
    const paths = [process.env.FIREFOX_PATH ?? "", ...usual];
    return paths.find((path) => existsSync(path));
  }
  // On a Mac, SAFARI=1 chooses Safari instead of WebKitGTK.
  if (process.env.SAFARI) return "safari";
  return onPath("WebKitWebDriver") && onPath("Xvfb") ? miniBrowser() : undefined;
}

function install(names: readonly EngineName[]): void {
  const wanted = names.flatMap((name) => packages[name]);
  console.log(`Installing ${wanted.join(", ")} …`);
  const command = `apt-get update -q && apt-get install -y -q --no-install-recommends ${wanted.join(" ")}`;
  spawnSync("sh", ["-c", command], { stdio: ["ignore", "ignore", "inherit"], timeout: 600_000 });
}

const missing = () => engineNames.filter((name) => !enginePath(name));

/** Neither WebKit's driver nor its browser reports a version without a screen, but the package does. */
function versionOf(name: EngineName, path: string): string {
  if (path === "safari") return "";
  const [program, ...args] =
    name === "firefox"
      ? [path, "--version"]
      : ["dpkg-query", "--show", `--showformat=WebKitGTK \${Version}`, packages.webkit[0]];
  const { stdout } = spawnSync(program, args, { timeout: 20_000, encoding: "utf8" });
  return stdout?.trim() ?? "";
}

/**
 * Installs missing engines if it can, and says which engines it has found and which are missing.
 * @throws PlainFailure in CI, where each engine has to be there.
 */
export function prepareEngines(): void {
  const isRoot = process.getuid?.() === 0;
  if (missing().length > 0 && isRoot && onPath("apt-get")) install(missing());
  for (const name of engineNames) {
    const path = enginePath(name);
    if (path) console.log(`Engine: ${path} (${versionOf(name, path) || "of unknown version"}).`);
  }
  const left = missing();
  if (left.length === 0) return;
  const names = left.join(" and ");
  const remedy = left.flatMap((name) => packages[name]).join(" ");
  const message = `${names} can't be found, so no journey is tried there (Debian, Ubuntu: sudo apt install ${remedy}).`;
  if (process.env.CI) throw new PlainFailure(message);
  console.warn(message);
}
