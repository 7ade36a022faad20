import { chakra } from "@chakra-ui/react";
import { Button } from "../../../ui/button.tsx";

interface SetAsideProps {
  isAside: boolean;
  onNote: (kind: "set_aside" | "put_back") => void;
}

/** For what nobody needs to answer; what was set aside is put back in the same place. */
export function SetAside({ isAside, onNote }: SetAsideProps) {
  return (
    <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="3" color="muted">
      {isAside ? "Set aside." : "Spam, or a mistake?"}
      <Button look="quiet" color="brand" onClick={() => onNote(isAside ? "put_back" : "set_aside")}>
        {isAside ? "Put it back" : "Set it aside"}
      </Button>
    </chakra.p>
  );
}
