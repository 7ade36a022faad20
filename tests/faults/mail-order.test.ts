import { beforeAll, expect, test } from "vitest";
import { database } from "#functions/database.ts";
import { sweepMail } from "#functions/mail/sweep-mail.ts";
import { mailboxForTests } from "../functions/mailbox.ts";
import { takeOwnProject } from "./own-project.ts";
import { asReceipt, inSeconds, queueForRetry } from "./queue-mail.ts";

await takeOwnProject("demo-agency-order");

const box = mailboxForTests();
beforeAll(() => database().recursiveDelete(database().collection("mail")));

test("sends the owner's mail and receipts before due newsletters", async () => {
  const batch = database().batch();
  for (let number = 0; number < 60; number += 1) {
    batch.create(database().doc(`mail/issue-${number}`), {
      ...{ kind: "issue", issue: "newsletter_issues/gone" },
      subscriber: `newsletter_subscribers/reader-${number}`,
      delivery: {
        ...{ state: "RETRY", attempts: 0, startTime: inSeconds(-600) },
        nextAttemptAt: inSeconds(-600 + number),
      },
    });
  }
  await batch.commit();
  const own = await queueForRetry({ nextAttemptAt: inSeconds(-1) });
  const receipt = await queueForRetry({ nextAttemptAt: inSeconds(-2) }, asReceipt);
  expect(await sweepMail()).toEqual({ sent: 2, "given-up": 48 });
  const order = box.mails.map(({ messageId }) => messageId?.slice(1, 37));
  expect(order).toEqual([own, receipt]);
  expect(await sweepMail()).toEqual({ "given-up": 12 });
});
