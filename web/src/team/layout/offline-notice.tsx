import { chakra } from "@chakra-ui/react";
import { Container } from "../../ui/container.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useTeamAuth } from "../access/team-auth.ts";

export function OfflineNotice() {
  const { isOffline } = useTeamAuth();
  return (
    // The live region is there before its words, so that a screen reader says them.
    <div role="status">
      {/* Always there: before the app it is entry-seen.ts that shows it. */}
      <chakra.div
        data-offline=""
        hidden={!isOffline}
        background="brandSoft"
        color="ink"
        fontSize="sm"
        fontWeight={600}
      >
        <Container display="flex" alignItems="center" gap="2" paddingBlock="2">
          <Icon name="info" />
          You are offline. You see what was saved on this device.
        </Container>
      </chakra.div>
    </div>
  );
}
