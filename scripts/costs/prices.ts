/**
 * What Firebase charges on the Blaze plan, in US dollars, written down on 2026-11-21 from public price
 * lists. Prices change: compare https://firebase.google.com/pricing and
 * https://cloud.google.com/run/pricing before you rely on a figure. Where regions differ, the dearer
 * one stands here.
 */
export const prices = {
  /** Hosting, per GB sent; 360 MB a day are free. */
  egressPerGB: 0.15,
  freeEgressGB: 0.36 * 30,
  /** Firestore, per 100,000 documents; free per day: 50,000 reads, 20,000 writes. */
  readsPer100k: 0.06,
  freeReads: 50_000 * 30,
  writesPer100k: 0.18,
  freeWrites: 20_000 * 30,
  /** Functions (Cloud Run), per million calls; two million a month are free. */
  callsPerMillion: 0.4,
  freeCalls: 2_000_000,
  /** Per second of one processor and of one GiB of memory. */
  cpuSecond: 0.000_024,
  freeCpuSeconds: 180_000,
  memoryGiBSecond: 0.000_002_5,
  freeMemoryGiBSeconds: 360_000,
} as const;
