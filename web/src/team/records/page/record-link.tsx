import { chakra } from "@chakra-ui/react";
import { createContext, type MouseEvent, type ReactNode, useContext } from "react";
import { coveringLink } from "../../ui/covering-link.ts";

/** The way that a list opens its records. Its cards need not know the rest of the address. */
export const OpenRecord = createContext<{ name: string; open: (id: string) => void } | undefined>(
  undefined,
);

const Link = chakra("a", {
  base: { ...coveringLink, _hover: { textDecoration: "underline" } },
});

export function RecordLink({ id, children }: { id: string; children: ReactNode }) {
  const record = useContext(OpenRecord);
  if (!record) return children;
  const open = (event: MouseEvent) => {
    // The browser opens a new tab or window in its own way.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    record.open(id);
  };
  return (
    <Link href={`?${record.name}=${encodeURIComponent(id)}`} onClick={open}>
      {children}
    </Link>
  );
}
