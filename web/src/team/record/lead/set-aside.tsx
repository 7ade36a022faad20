import { chakra } from "@chakra-ui/react";
import { Button } from "../../../ui/button.tsx";

/** For what nobody needs to answer. */
export function SetAside({ onSetAside }: { onSetAside: () => void }) {
  const ask = () => {
    if (confirm("Set this message aside? Its clock stops, and it won't count as unanswered.")) {
      onSetAside();
    }
  };
  return (
    <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="3" color="muted">
      Spam, or a mistake?
      <Button look="quiet" color="brand" onClick={ask}>
        Set it aside
      </Button>
    </chakra.p>
  );
}
