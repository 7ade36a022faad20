import { chakra } from "@chakra-ui/react";
import { useSyncExternalStore } from "react";
import { installPrompt, needsHandInstall } from "../../pwa/install-prompt.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

const Offer = chakra("section", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "4",
    marginTop: "4",
    padding: "5",
    borderRadius: "lg",
    background: "brandSoft",
  },
});

export function InstallOffer() {
  const isOffered = useSyncExternalStore(installPrompt.subscribe, installPrompt.isOffered);
  if (!isOffered && !needsHandInstall()) return null;
  return (
    <Offer data-passing="" aria-labelledby="install-heading">
      <chakra.div flex="1 1 16rem">
        <chakra.h2 id="install-heading" fontSize="h3">
          Keep it on your home screen
        </chakra.h2>
        {isOffered ? (
          <p>The team area opens like an app, even without a connection.</p>
        ) : (
          <p>
            Tap <Icon name="share" /> Share, then “Add to Home Screen”. Then sign in again in the
            new app.
          </p>
        )}
      </chakra.div>
      {isOffered && (
        <Button onClick={() => installPrompt.ask()}>
          <Icon name="download" />
          Install
        </Button>
      )}
    </Offer>
  );
}
