import { chakra } from "@chakra-ui/react";
import { Button } from "../../ui/button.tsx";
import { Container } from "../../ui/container.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useOnline } from "../../ui/use-online.ts";
import { reloadWithoutCopy } from "../access/slow-start.tsx";
import { useTeamAuth } from "../access/team-auth.ts";
import { useTrueFor } from "../ui/use-true-for.ts";

/** On a device whose storage is full, the store never says why nothing newer arrives. */
const patienceMs = 15_000;

const Band = chakra("div", {
  base: { background: "brandSoft", color: "ink", fontSize: "sm", fontWeight: 600 },
});

const Line = chakra(Container, {
  base: { display: "flex", alignItems: "center", gap: "2", paddingBlock: "2" },
});

export function OfflineNotice() {
  const { isOffline } = useTeamAuth();
  const online = useOnline();
  const isStale = online && isOffline;
  const isStuck = useTrueFor(isStale, patienceMs);
  return (
    // The live region is there before its words, so that a screen reader says them.
    <div role="status">
      {/* This is always rendered: before the app starts, entry-seen.ts shows it. */}
      <Band data-offline="" hidden={online || !isOffline}>
        <Line>
          <Icon name="info" />
          You're offline. This is what was saved on this device.
        </Line>
      </Band>
      {isStale && (
        <Band data-passing="">
          <Line alignItems="start">
            <Icon name="info" />
            <div>
              This is what was saved on this device.{" "}
              {isStuck ? (
                <>
                  Your connection may be weak, or this device's storage may be full.{" "}
                  <Button variant="quiet" onClick={reloadWithoutCopy}>
                    Open without the saved copy
                  </Button>
                </>
              ) : (
                "We can't reach the server right now."
              )}
            </div>
          </Line>
        </Band>
      )}
    </div>
  );
}
