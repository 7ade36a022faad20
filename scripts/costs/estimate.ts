import { prices } from "./prices.ts";

/** What one visit and one form cost in traffic and work. */
export interface Footprint {
  /** Bytes that a first page sends: HTML, style, font, script at load, pictures. */
  firstPage: number;
  /** Bytes of each further page in the same visit. */
  furtherPage: number;
  /** Bytes of the app, for those who touch something. */
  app: number;
  /** Bytes that the service worker fetches once per device and release. */
  precache: number;
}

/** How people behave; ours are guesses on the careful side, and options of the command. */
export interface Behaviour {
  pagesPerVisit: number;
  /** Share of visits by devices that were not here since the last release. */
  newDevices: number;
  /** Share of visits that send a form. */
  forms: number;
}

/**
 * Work per sent form, counted in functions/src: reads 1 + 4 + 1 (submission, limits, twin) and 2 for the
 * mail; writes 4 (limits) + 4 (submission, message, lead, mail) and 2 for the mail's delivery; the call
 * and the mail's trigger.
 */
export const perForm = { reads: 8, writes: 10, calls: 2, seconds: 1.5 };

/** The sweep of unsent mail runs each minute, whoever visits: a call and two queries of a read each. */
export const perMonth = { calls: 43_200, reads: 86_400, seconds: 43_200 * 0.2 };

/** Functions have 256 MiB and one processor. */
const memoryGiB = 0.25;

export interface Estimate {
  visits: number;
  egressGB: number;
  reads: number;
  writes: number;
  calls: number;
  dollars: number;
}

const beyond = (amount: number, free: number) => Math.max(0, amount - free);

/** What a month with so many visits uses, and what it costs beyond the free amounts. */
export function estimate(visits: number, footprint: Footprint, behaviour: Behaviour): Estimate {
  const { firstPage, furtherPage, app, precache } = footprint;
  const further =
    (behaviour.pagesPerVisit - 1) * furtherPage + (behaviour.pagesPerVisit > 1 ? app : 0);
  const bytes = visits * behaviour.newDevices * (firstPage + further + precache);
  const forms = visits * behaviour.forms;
  const reads = perMonth.reads + forms * perForm.reads;
  const writes = forms * perForm.writes;
  const calls = perMonth.calls + forms * perForm.calls;
  const seconds = perMonth.seconds + forms * perForm.seconds;
  const egressGB = bytes / 1e9;
  const dollars =
    beyond(egressGB, prices.freeEgressGB) * prices.egressPerGB +
    (beyond(reads, prices.freeReads) / 100_000) * prices.readsPer100k +
    (beyond(writes, prices.freeWrites) / 100_000) * prices.writesPer100k +
    (beyond(calls, prices.freeCalls) / 1_000_000) * prices.callsPerMillion +
    beyond(seconds, prices.freeCpuSeconds) * prices.cpuSecond +
    beyond(seconds * memoryGiB, prices.freeMemoryGiBSeconds) * prices.memoryGiBSecond;
  return { visits, egressGB, reads, writes, calls, dollars };
}
