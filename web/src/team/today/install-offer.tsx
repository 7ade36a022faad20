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

/** The steps have icons like the phone's own, so that a member recognizes them. */
const Steps = chakra("ol", {
  base: {
    listStyleType: "none",
    display: "grid",
    gap: "2",
    marginTop: "2",
    "& > li": { display: "flex", alignItems: "center", gap: "3" },
    "& svg": { width: "1.75rem", height: "1.75rem", color: "brand" },
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
          <Steps>
            <li>
              <Icon name="share" /> In Safari or Chrome, tap Share.
            </li>
            <li>
              <Icon name="add-square" /> Choose “Add to Home Screen”.
            </li>
            <li>
              <Icon name="lock" /> Open the new app and sign in once more.
            </li>
          </Steps>
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
