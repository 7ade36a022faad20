import { chakra } from "@chakra-ui/react";
import { type ComponentProps, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { storedEndings } from "../store/stored-endings.ts";
import { useTeamAuth } from "./team-auth.ts";

const Question = chakra("dialog", {
  base: {
    margin: "auto",
    width: "min(28rem, calc(100vw - 2rem))",
    padding: "6",
    borderRadius: "lg",
    background: "card",
    color: "ink",
    boxShadow: "0 12px 40px rgb(0 0 0 / .35)",
    "&::backdrop": { background: "rgb(0 0 0 / .5)" },
  },
});

/** Asks first if something that was typed has not reached the server. */
export function SignOutButton(style: ComponentProps<typeof Button>) {
  const { isUnreachable, hasUnsentWrites, leave } = useTeamAuth();
  const question = useRef<HTMLDialogElement>(null);
  const [asking, setAsking] = useState(false);
  const signOut = () => leave("signed-out");

  const begin = async () => {
    if (asking) return;
    setAsking(true);
    const keeps = (key: "team-kept-draft:*" | "team-additions:*") =>
      storedEndings("localStorage", key).length > 0;
    // As long as nobody is let in, nothing is followed until it's sent.
    const waits = () => (isUnreachable ? keeps("team-additions:*") : hasUnsentWrites());
    const unsent = keeps("team-kept-draft:*") || (await waits());
    setAsking(false);
    if (unsent) question.current?.showModal();
    else await signOut();
  };

  return (
    <>
      <Button {...style} onClick={begin} aria-disabled={asking}>
        Sign Out
      </Button>
      <Question ref={question} aria-labelledby="unsent-heading" aria-describedby="unsent-text">
        <chakra.h2 id="unsent-heading" fontSize="h3">
          Some entries aren't saved online yet
        </chakra.h2>
        <chakra.p id="unsent-text" marginBlock="3" color="muted">
          They're only on this device. Signing out deletes them for good.
        </chakra.p>
        <chakra.div display="grid" gap="3" marginTop="5">
          <Button onClick={() => question.current?.close()}>Stay signed in</Button>
          <Button variant="secondary" paddingInline="3" onClick={signOut}>
            Sign out and delete them
          </Button>
        </chakra.div>
      </Question>
    </>
  );
}
