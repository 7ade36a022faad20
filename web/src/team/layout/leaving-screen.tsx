import { chakra } from "@chakra-ui/react";
import { Icon } from "../../ui/icon.tsx";
import { LoadingScreen } from "./loading-screen.tsx";
import { Screen } from "./screen.tsx";

/** `finished`: only a network is missing for the sign-in page. */
export function LeavingScreen({ finished }: { finished: boolean }) {
  if (!finished) return <LoadingScreen />;
  return (
    <Screen id="main">
      <chakra.div role="status" display="grid" gap="3" justifyItems="center" maxWidth="30rem">
        <chakra.span color="good">
          <Icon name="check" size="2.5rem" />
        </chakra.span>
        <chakra.h1 fontSize="h2">You are signed out</chakra.h1>
        <chakra.p color="muted">
          Everything of the team area was deleted from this device. There is no connection just now:
          the sign-in page opens when it is back.
        </chakra.p>
      </chakra.div>
    </Screen>
  );
}
