import { expect, test } from "vitest";
import * as z from "zod";
import { tabChannel } from "#web/src/team/store/tab-channel.ts";

test("is heard by other tabs only, until they stop listening", async () => {
  const own = tabChannel("test-words", z.string());
  const other = tabChannel("test-words", z.string());
  const heard: string[] = [];
  const stopOwn = own.listen((word) => heard.push(`own ${word}`));
  const stopOther = other.listen((word) => heard.push(`other ${word}`));
  own.send("one");
  await expect.poll(() => heard).toEqual(["other one"]);
  stopOther();
  own.send("two");
  // Messages arrive in the order in which they were sent.
  other.send("three");
  await expect.poll(() => heard).toEqual(["other one", "own three"]);
  stopOwn();
});
