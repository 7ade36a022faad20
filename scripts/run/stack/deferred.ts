/** A promise that is settled from outside; Node 20 does not have `Promise.withResolvers` yet. */
export interface Deferred<T> {
  promise: Promise<T>;
  resolve: (value: T) => void;
  reject: (reason: Error) => void;
}

export function deferred<T>(): Deferred<T> {
  let resolve: Deferred<T>["resolve"] = () => {};
  let reject: Deferred<T>["reject"] = () => {};
  const promise = new Promise<T>((settle, refuse) => {
    resolve = settle;
    reject = refuse;
  });
  // Whoever waits gets the failure; where nobody waits (any more) it must not end the program.
  promise.catch(() => {});
  return { promise, resolve, reject };
}
