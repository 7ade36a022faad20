import { chakra } from "@chakra-ui/react";
import { Button } from "../../ui/button.tsx";
import { useTrueFor } from "../ui/use-true-for.ts";

/** In some browsers the store hangs silently (firebase-js-sdk#9802). */
const patienceMs = 10_000;

export async function reloadWithoutCopy(): Promise<void> {
  const { openWithoutCopy } = await import("../store/team-store.ts");
  openWithoutCopy();
  location.reload();
}

/** @param isStoreOpen true if only a script can still be late. */
export function SlowStart({ isStoreOpen = false }: { isStoreOpen?: boolean }) {
  const isSlow = useTrueFor(true, patienceMs);
  if (!isSlow) return null;
  return (
    <chakra.div display="grid" gap="3" justifyItems="center" maxWidth="26rem" textAlign="center">
      <p>
        This is taking longer than usual. Your connection may be weak
        {isStoreOpen ? "." : ", or the copy saved on this device won't open."}
      </p>
      <Button onClick={() => location.reload()}>Try again</Button>
      {!isStoreOpen && (
        <Button variant="quiet" onClick={reloadWithoutCopy}>
          Open without the saved copy
        </Button>
      )}
    </chakra.div>
  );
}
