import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { receiptId } from "#contract/queued-mail";
import { freeEmulatorPorts, freePort } from "#scripts/run/stack/free-ports.ts";
import { mailSettings } from "#scripts/run/stack/mail.ts";
import { contactForm } from "../functions/form-data.ts";
import { type Mailbox, startMailbox } from "../functions/mailbox.ts";
import { countOf, mailState, stored, traces } from "../functions/stored.ts";
import { type OwnEmulators, startOwnEmulators } from "./own-emulators.ts";
import { sendUntilAccepted } from "./send-until-accepted.ts";
import { type Sweeper, startSweeper } from "./sweeper.ts";

const data = join(mkdtempSync(join(tmpdir(), "agency-restart-")), "data");
const ports = { ...(await freeEmulatorPorts()), smtp: await freePort() };
// This must precede every connection, so that this file reads only from the emulators that it starts.
process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${ports.firestore}`;
process.env.FUNCTIONS_EMULATOR_ORIGIN = `http://127.0.0.1:${ports.functions}`;
process.env.SMTP_PORT = String(ports.smtp);

let emulators: OwnEmulators;
let sweeper: Sweeper | undefined;
let box: Mailbox | undefined;
const start = async () => {
  emulators = await startOwnEmulators({ ports, data, settings: mailSettings(ports) });
};
beforeAll(start);
afterAll(async () => {
  await sweeper?.kill();
  await emulators.stop();
  await box?.stop();
  rmSync(join(data, ".."), { recursive: true, force: true });
});

describe("emulators that keep their data, stopped and restarted", () => {
  // The mail server is down all the time, because no mailbox is open yet.
  const forms = Array.from({ length: 5 }, contactForm);
  const ids = forms.map((form) => form.submission_id);
  const late = contactForm();

  test("keep all forms and unsent mails, and take an interrupted form", async () => {
    for (const form of forms) await sendUntilAccepted("sendContactEmail", form);
    const mails = [...ids, ...ids.map(receiptId)];
    await Promise.all(mails.map((id) => mailState(id, "RETRY")));
    const before = await Promise.all(ids.map(traces));
    const sending = sendUntilAccepted("sendContactEmail", late);
    await emulators.stop();
    await start();
    expect(await Promise.all(ids.map(traces))).toEqual(before);
    expect((await sending).status).toBe("OK");
  });

  test("recognize a repeat", async () => {
    for (const form of [...forms, late]) {
      expect((await sendUntilAccepted("sendContactEmail", form)).status).toBe("OK");
      expect(await countOf("companies/agency/leads", "email", form.email)).toBe(1);
    }
  });

  test("send each waiting mail once when the mail server is back", async () => {
    box = await startMailbox();
    sweeper = startSweeper();
    for (const id of ids) {
      await mailState(id, "SUCCESS");
      expect(box.of(id)).toHaveLength(1);
    }
  });

  // Firestore itself has a form on disk before it responds; its emulator writes only when told to.
  test("lose unsaved forms when killed, and get them again from the outbox", async () => {
    const form = contactForm();
    await sendUntilAccepted("sendContactEmail", form);
    await emulators.kill();
    await start();
    expect(await stored(`contact_messages/${form.submission_id}`)).toBeUndefined();
    expect(await stored(`contact_messages/${ids[0]}`)).toBeDefined();
    await sendUntilAccepted("sendContactEmail", form);
    expect(await countOf("companies/agency/leads", "email", form.email)).toBe(1);
  });
});
