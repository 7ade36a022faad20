import * as logger from "firebase-functions/logger";
import * as z from "zod";

/** These settings don't depend on the mail settings: a form is stored whatever those say. */
function settingsSchema(local: boolean) {
  return z.object({
    /** Entries at the end of X-Forwarded-For written by machines we trust (client-address.ts). */
    TRUSTED_HOPS: z.coerce.number().int().min(1).max(5).default(2),
    /** Multiplies all rate limits; for load tests. */
    RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
    /** Keys the counters' names, so that nobody finds the address behind a name by trying them all. */
    RATE_LIMIT_SECRET: z.string().default(""),
    /** How long Firestore may take to store a form; the browser waits a little longer (call.ts). */
    FORM_SECONDS: z.coerce.number().positive().default(15),
    /** Forms beyond this number get no separate email, only a summary at the end of the hour. */
    MAILS_PER_HOUR: z.coerce
      .number()
      .int()
      .min(1)
      .default(local ? 4000 : 40),
    /** How long messages and the records of forms are kept. */
    RETENTION_MONTHS: z.coerce.number().positive().default(24),
  });
}

type IntakeSettings = z.output<ReturnType<typeof settingsSchema>>;

/** Reads the settings, and says which values are unusable. Those get their default. */
export function readIntakeSettings(env: NodeJS.ProcessEnv) {
  const schema = settingsSchema(env.FUNCTIONS_EMULATOR === "true");
  const names = schema.keyof().options;
  const unusable = names.filter((name) => !schema.shape[name].safeParse(env[name]).success);
  const usable = names.filter((name) => !unusable.includes(name)).map((name) => [name, env[name]]);
  return { settings: schema.parse(Object.fromEntries(usable)), unusable };
}

let current: IntakeSettings | undefined;

/** The settings for accepting forms. This never throws: a form is worth more than a setting. */
export function intakeSettings(): IntakeSettings {
  if (current) return current;
  const { settings, unusable } = readIntakeSettings(process.env);
  if (unusable.length > 0) logger.error("Unusable settings have their default", { unusable });
  current = settings;
  return current;
}

const monthDays = 30.5;

/** How long messages and the records of forms are kept, in days. */
export function recordDays(): number {
  return intakeSettings().RETENTION_MONTHS * monthDays;
}
