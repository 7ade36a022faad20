/** @throws Error if the work isn't done within this time. */
export function inTime<Done>(work: Promise<Done>, ms = 4000): Promise<Done> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  return Promise.race([work, late]);
}
