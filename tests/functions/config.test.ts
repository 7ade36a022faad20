import { describe, expect, test } from "vitest";
import { readSettings } from "#functions/config.ts";
import { readIntakeSettings } from "#functions/intake-settings.ts";

const complete = {
  OWNER_EMAIL: "owner@agency.example, second@agency.example",
  MAIL_SENDER_ADDRESS: "website@agency.example",
  MAIL_SENDER_NAME: "Agency",
  SMTP_HOST: "smtp.agency.example",
  SITE_ORIGIN: "https://agency.example/",
};

describe("the functions' settings", () => {
  test("are read with safe defaults", () => {
    expect(readSettings(complete)).toMatchObject({
      OWNER_EMAIL: ["owner@agency.example", "second@agency.example"],
      SMTP_PORT: 587,
      SMTP_SECURITY: "starttls",
      SITE_ORIGIN: "https://agency.example",
      MAIL_RETRY_BASE_SECONDS: 30,
      MAIL_GIVE_UP_SECONDS: 86_400,
    });
  });

  test("have the mail catcher's port and short pauses in the emulators", () => {
    const local = { ...complete, FUNCTIONS_EMULATOR: "true" };
    expect(readSettings(local)).toMatchObject({ SMTP_PORT: 1025, MAIL_RETRY_BASE_SECONDS: 2 });
    expect(readSettings({ ...local, SMTP_PORT: "2025" }).SMTP_PORT).toBe(2025);
  });

  test("stop the start with the name of every missing or unusable value", () => {
    const { OWNER_EMAIL: _, ...missing } = complete;
    const broken = { ...missing, SMTP_HOST: "a host\r\nX", SMTP_PORT: "many" };
    expect(() => readSettings(broken)).toThrow(
      /OWNER_EMAIL is missing; SMTP_HOST is not usable: .*; SMTP_PORT is not usable/,
    );
    expect(() => readSettings({ ...complete, MAIL_SENDER_NAME: "A\r\nBcc: x@y.example" })).toThrow(
      /MAIL_SENDER_NAME/,
    );
    expect(() => readSettings({ ...complete, SITE_ORIGIN: "javascript:alert(1)" })).toThrow(
      /SITE_ORIGIN/,
    );
  });
});

describe("the settings for accepting forms", () => {
  test("have defaults, which replace unusable values", () => {
    const { settings, unusable } = readIntakeSettings({
      TRUSTED_HOPS: "two",
      MAILS_PER_HOUR: "10",
      RETENTION_MONTHS: "-1",
    });
    expect(settings).toMatchObject({
      TRUSTED_HOPS: 2,
      FORM_SECONDS: 15,
      MAILS_PER_HOUR: 10,
      RETENTION_MONTHS: 24,
    });
    expect(unusable).toEqual(["TRUSTED_HOPS", "RETENTION_MONTHS"]);
  });
});
