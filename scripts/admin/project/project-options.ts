import { z } from "zod";
import { port } from "../../command-line.ts";
import { PlainFailure } from "../../plain-failure.ts";
import { projectId } from "../../repository.ts";

/** The options for the emulators' ports. */
export const emulatorOptions = { "firestore-port": port.optional(), "auth-port": port.optional() };

/** The options with which every command for stored data chooses where it works. */
export const projectOptions = {
  project: z
    .string()
    .regex(
      /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
      "must be the id of a Firebase project, such as my-agency-1a2b",
    )
    .optional(),
  ...emulatorOptions,
};

/** The help for emulators other than those of the newest demo. */
export const emulatorHelp = `  --firestore-port=<port>   where the Firestore emulator listens, if not in the newest demo that runs
  --auth-port=<port>        where the Auth emulator listens`;

export const projectHelp = `  --project=<id>            the real project, with your credentials; without, the demo that \`npm start\`
                            runs on this machine
${emulatorHelp}`;

/** Where a command works. Emulators that are not named are those of the newest demo that runs. */
export type ProjectChoice =
  | {
      kind: "emulators";
      projectId: string;
      firestore?: string | undefined;
      auth?: string | undefined;
    }
  | { kind: "real"; projectId: string };

/** The project that the options mean. A command uses the real one only if its id is given. */
export function chosenProject(
  given: Partial<z.infer<z.ZodObject<typeof projectOptions>>>,
): ProjectChoice {
  const { project, "firestore-port": firestore, "auth-port": auth } = given;
  if (project === undefined || project === projectId) {
    const { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST } = process.env;
    const host = (port: number | undefined, inEnvironment: string | undefined) =>
      port === undefined ? inEnvironment : `127.0.0.1:${port}`;
    return {
      kind: "emulators",
      projectId,
      firestore: host(firestore, FIRESTORE_EMULATOR_HOST),
      auth: host(auth, FIREBASE_AUTH_EMULATOR_HOST),
    };
  }
  if (firestore ?? auth) {
    throw new PlainFailure("The ports are for the emulators: leave out either them or --project.");
  }
  return { kind: "real", projectId: project };
}
