import { chakra } from "@chakra-ui/react";
import { Icon } from "../../ui/icon.tsx";
import { LoadingScreen } from "../ui/loading-screen.tsx";
import { Screen } from "../ui/screen.tsx";
import type { Leaving } from "./use-leave.ts";

export function LeavingScreen({ leaving }: { leaving: Leaving }) {
  if (leaving === "leaving") return <LoadingScreen isEnd />;
  const isWiped = leaving === "left";
  return (
    <Screen id="main">
      <chakra.div role="status" display="grid" gap="3" justifyItems="center" maxWidth="30rem">
        <chakra.span color={isWiped ? "good" : "accentText"}>
          <Icon name={isWiped ? "check" : "alert"} size="2.5rem" />
        </chakra.span>
        <chakra.h1 fontSize="h2">You're signed out</chakra.h1>
        <chakra.p color="muted">
          {isWiped
            ? "Everything the team area saved was deleted from this device."
            : "Some of what the team area saved couldn't be deleted from this device. Close all other tabs of this website."}{" "}
          There's no connection right now. The sign-in page opens when it's back
          {isWiped ? "." : " and tries again."}
        </chakra.p>
      </chakra.div>
    </Screen>
  );
}
