import { expect, test, vi } from "vitest";
import { storedRecords } from "#web/src/team/records/import/list-file.ts";

test("reads no further page of a list once it is stopped", async () => {
  const stop = new AbortController();
  const ended = vi.fn();
  async function* pages() {
    try {
      yield* [[], [], []];
    } finally {
      ended();
    }
  }
  const read = vi.fn(() => stop.abort());
  await expect(storedRecords(pages(), read, stop.signal)).rejects.toThrow(/abort/);
  expect([read.mock.calls.length, ended.mock.calls.length]).toEqual([1, 1]);
});
