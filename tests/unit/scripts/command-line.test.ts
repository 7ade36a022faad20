import { afterEach, expect, test, vi } from "vitest";
import { flag, readCommandLine } from "#scripts/command-line.ts";

afterEach(() => vi.unstubAllEnvs());

const read = (...args: string[]) =>
  readCommandLine(args, "", { "dry-run": flag, yes: flag }, { allowPositionals: true });

test("refuses to go on without an option that npm took for itself", () => {
  vi.stubEnv("npm_lifecycle_event", "import");
  vi.stubEnv("npm_config_yes", "");
  expect(read("file.csv")).toBeDefined();
  vi.stubEnv("npm_config_dry_run", "true");
  expect(() => read("file.csv")).toThrow(
    "Put -- before the options: npm run import -- ... --dry-run",
  );
  expect(read("file.csv", "--dry-run")?.values).toEqual({ "dry-run": true, yes: false });
});

test("names an unknown word in full", () => {
  const refused = () => readCommandLine(["leads.2026.csv"], "", {});
  expect(refused).toThrow("Unexpected argument 'leads.2026.csv'. The options are shown by --help.");
});
