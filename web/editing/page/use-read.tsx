import { useEffect, useState } from "react";

/**
 * Reads again with each version, which grows with each write.
 * @returns what was read last, and a sentence (`failure`, or `said` as an element) if the newest couldn't be read.
 */
export function useRead<Value>(read: () => Promise<Value>, version = 0) {
  const [value, setValue] = useState<Value>();
  const [failure, setFailure] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a write changes the value
  useEffect(() => {
    let isNewest = true;
    read().then(
      (newest) => {
        if (!isNewest) return;
        setValue(newest);
        setFailure("");
      },
      (error: Error) => isNewest && setFailure(error.message),
    );
    return () => {
      isNewest = false;
    };
  }, [read, version]);
  return { value, failure, said: failure && <p className="notice bad">{failure}</p> };
}
