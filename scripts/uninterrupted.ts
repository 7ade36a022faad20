const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Does work that Ctrl-C and a closed terminal end only in its child processes, so that it can note how far these came. */
export async function uninterrupted<T>(work: () => Promise<T>): Promise<T> {
  const goOn = () => {};
  for (const signal of signals) process.on(signal, goOn);
  try {
    return await work();
  } finally {
    for (const signal of signals) process.off(signal, goOn);
  }
}
