import { chakra } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { ignoreDoubleClick } from "./ignore-double-click.ts";

const Bone = chakra("div", {
  base: {
    height: { base: "11rem", lg: "6.25rem" },
    borderRadius: "md",
    borderWidth: "1px",
    borderStyle: "solid",
    borderColor: "line",
    background:
      "linear-gradient({colors.tinted}, {colors.tinted}) 1.25rem 1.25rem / 45% 1.1rem no-repeat, linear-gradient({colors.tinted}, {colors.tinted}) 1.25rem 3.25rem / 65% 0.9rem no-repeat, {colors.card}",
  },
});

export function ListSkeleton() {
  return (
    <chakra.div data-waiting="" display="grid" gap="3">
      <VisuallyHidden>Loading...</VisuallyHidden>
      {["a", "b", "c", "d", "e", "f"].map((bone) => (
        <Bone key={bone} aria-hidden="true" />
      ))}
    </chakra.div>
  );
}

const Panel = chakra("div", {
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    gap: "4",
    paddingBlock: "10",
    paddingInline: "5",
    textAlign: "center",
    borderRadius: "md",
    background: "tinted",
    "& h2": { fontSize: "h3" },
    "& p": { color: "muted", maxWidth: "46ch" },
  },
});

interface StatePanelProps {
  icon: string;
  title: string;
  urgent?: boolean;
  children?: ReactNode;
  actions?: ReactNode;
}

export function StatePanel({ icon, title, urgent, children, actions }: StatePanelProps) {
  return (
    <Panel {...(urgent ? { role: "alert" } : {})}>
      <Icon name={icon} size="2rem" />
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {actions && (
        <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="3">
          {actions}
        </chakra.div>
      )}
    </Panel>
  );
}

const Bar = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "4",
    rowGap: "2",
    padding: "4",
    "& > span": { flexGrow: 1 },
    borderRadius: "md",
    borderWidth: "1.5px",
    borderStyle: "solid",
    borderColor: "accentText",
    background: "card",
  },
});

interface ProblemBarProps {
  text: string;
  action: string;
  onAction: () => void;
  /** Takes a second press. */
  onDiscard?: () => void;
}

/** Shows a problem with a list that can still be shown. */
export function ProblemBar({ text, action, onAction, onDiscard }: ProblemBarProps) {
  const [isSure, setSure] = useState(false);
  const discard = () => {
    ignoreDoubleClick();
    if (isSure) onDiscard?.();
    else setSure(true);
  };
  return (
    <Bar role="alert">
      <span>{text}</span>
      <Button variant="secondary" onClick={onAction}>
        {action}
      </Button>
      {onDiscard && (
        <Button variant="quiet" onClick={discard}>
          {isSure ? "Discard it for good" : "Discard"}
        </Button>
      )}
    </Bar>
  );
}
