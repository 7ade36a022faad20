import * as z from "zod";
import { emailAddress } from "./contract/email-address.ts";
import { mailRetry } from "./contract/limits.ts";

const seconds = z.coerce.number().positive();
const oneLine = z.string().regex(/^[^\p{Cc}]*$/u, "must be on one line");

/** Returns true in the emulators, including the local sweeper, which runs outside the functions emulator. */
export function isLocal(env: NodeJS.ProcessEnv): boolean {
  return env.FUNCTIONS_EMULATOR === "true" || env.FIRESTORE_EMULATOR_HOST !== undefined;
}

/* In the emulators, the defaults are the mail catcher's port, and pauses of seconds instead of minutes. */
function settingsSchema(local: boolean) {
  return z.object({
    /** Where messages and quote requests arrive: one address or several, separated by commas. */
    OWNER_EMAIL: z
      .string()
      .transform((list) => list.split(",").map((address) => address.trim()))
      .pipe(z.array(emailAddress).min(1).max(10)),
    MAIL_SENDER_ADDRESS: emailAddress,
    MAIL_SENDER_NAME: oneLine.min(1).max(100),
    SMTP_HOST: z.string().regex(/^[a-zA-Z0-9.-]+$/, "must be a host name or an IPv4 address"),
    SMTP_PORT: z.coerce
      .number()
      .int()
      .min(1)
      .max(65535)
      .default(local ? 1025 : 587),
    /** `tls` starts at the first byte (port 465), `starttls` is required (587), `none` is for a local catcher. */
    SMTP_SECURITY: z.enum(["tls", "starttls", "none"]).default("starttls"),
    SMTP_USER: z.string().default(""),
    SMTP_PASSWORD: z.string().default(""),
    SITE_ORIGIN: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
    MAIL_RETRY_BASE_SECONDS: seconds.default(local ? 2 : mailRetry.baseSeconds),
    MAIL_RETRY_MAX_SECONDS: seconds.default(local ? 10 : mailRetry.maxSeconds),
    MAIL_GIVE_UP_SECONDS: seconds.default(mailRetry.giveUpAfterSeconds),
    MAIL_LEASE_SECONDS: seconds.default(mailRetry.leaseSeconds),
    MAIL_ATTEMPT_SECONDS: seconds.default(mailRetry.attemptSeconds),
    MAIL_ANSWER_SECONDS: seconds.default(mailRetry.answerSeconds),
  });
}

export type Settings = z.output<ReturnType<typeof settingsSchema>>;

/** Lists every missing or unusable mail setting, worded as the start of a sentence. */
export function unusableSettings(env: NodeJS.ProcessEnv): { name: string; says: string }[] {
  const issues = settingsSchema(isLocal(env)).safeParse(env).error?.issues ?? [];
  return issues.map(({ path, message }) => {
    const name = String(path[0]);
    const isMissing = env[name] === undefined;
    return { name, says: isMissing ? `${name} is missing` : `${name} is not usable: ${message}` };
  });
}

/** Reads the mail settings. @throws Error that names every missing or unusable value. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const result = settingsSchema(isLocal(env)).safeParse(env);
  if (result.success) return result.data;
  const problems = unusableSettings(env).map(({ says }) => says);
  throw new Error(
    `Settings of the functions: ${problems.join("; ")}. Set them in functions/.env.<project id>.`,
  );
}

let current: Settings | undefined;

export function settings(): Settings {
  current ??= readSettings(process.env);
  return current;
}
