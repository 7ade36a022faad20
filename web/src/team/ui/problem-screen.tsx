import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Screen } from "./screen.tsx";

interface ProblemScreenProps {
  title: string;
  text: string;
  onRetry: () => void;
  /** Another way on. */
  children?: ReactNode;
}

export function ProblemScreen({ title, text, onRetry, children }: ProblemScreenProps) {
  return (
    <Screen id="main">
      <chakra.div
        role="alert"
        data-problem=""
        display="grid"
        gap="3"
        justifyItems="center"
        maxWidth="30rem"
      >
        <chakra.span color="accentText">
          <Icon name="alert" size="2.5rem" />
        </chakra.span>
        <chakra.h1 fontSize="h2">{title}</chakra.h1>
        <chakra.p color="muted">{text}</chakra.p>
      </chakra.div>
      <Button onClick={onRetry}>Try again</Button>
      {children}
    </Screen>
  );
}
