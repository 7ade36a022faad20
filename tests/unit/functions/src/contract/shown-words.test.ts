import { expect, test } from "vitest";
import { newLead } from "#contract/lead";
import { newTask } from "#contract/task";

const messageFor = (schema: typeof newLead | typeof newTask, field: string, value: unknown) =>
  schema.safeParse({ [field]: value }).error?.issues.find(({ path }) => path[0] === field)?.message;

test("explains an unknown word with the words on the screen", () => {
  // The stored words differ from them.
  expect(messageFor(newLead, "status", "?")).toBe("Status must be Todo, In progress or Completed");
  expect(messageFor(newTask, "priority", "?")).toBe("Priority must be High, Medium or Low");
  expect(messageFor(newLead, "contact_by", "?")).toBe("Prefers one of Call, Text, Email");
  expect(messageFor(newLead, "service_interests", ["?"])).toBe(
    "Services are AI and automation, Website and local search, Social media",
  );
});
