import { Resolver } from "node:dns/promises";
import { join } from "node:path";
import { applicationDefault } from "firebase-admin/app";
import { repositoryRoot } from "../../repository.ts";
import { askingGoogle, type GoogleAccess } from "./ask-google.ts";
import type { Surroundings } from "./check.ts";
import { readSettingsFile } from "./settings-file.ts";

/** The outside world, as the checks reach it. */
export interface Outside {
  google: GoogleAccess;
  dns: Resolver;
  folder: string;
}

/** The real one: Google, with the credentials that all our commands use; the machine's DNS; this repository. */
export function realOutside(): Outside {
  const credential = applicationDefault();
  return {
    google: {
      token: async () => (await credential.getAccessToken()).access_token,
      origin: (service) => `https://${service}.googleapis.com`,
    },
    dns: new Resolver({ timeout: 3000, tries: 2 }),
    folder: join(repositoryRoot, "functions"),
  };
}

async function txtUnder(dns: Resolver, name: string): Promise<string[] | undefined> {
  try {
    return (await dns.resolveTxt(name)).map((parts) => parts.join(""));
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    return code === "ENOTFOUND" || code === "ENODATA" ? [] : undefined;
  }
}

export function surroundings({ google, dns, folder }: Outside, project: string): Surroundings {
  const settings = readSettingsFile(folder, project);
  const { SITE_ORIGIN = "" } = settings;
  return {
    project,
    folder,
    settings,
    host: URL.canParse(SITE_ORIGIN) ? new URL(SITE_ORIGIN).hostname : "",
    ask: askingGoogle(google, project),
    txt: (name) => txtUnder(dns, name),
  };
}
