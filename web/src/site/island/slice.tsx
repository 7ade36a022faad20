import { createContext, type ReactNode, Suspense, useContext, useState } from "react";
import { useLocation } from "react-router";

const PrerenderedContext = createContext(true);

/** Tells the slices below whether they belong to the prerendered page that the visit began with. */
export function FirstPageBoundary({ children }: { children: ReactNode }) {
  const location = useLocation();
  const [first] = useState(location);
  return <PrerenderedContext value={location === first}>{children}</PrerenderedContext>;
}

/**
 * A part that hydrates on its own, so that no task of the start-up is long (design.md section 7).
 * Pages that the client draws itself have no slices: there the whole new page waits until it is
 * complete, and the old one stays visible, instead of showing holes.
 */
export function Slice({ children }: { children: ReactNode }) {
  const now = useContext(PrerenderedContext);
  // A slice keeps what it was at its start: a later change of the address must not redraw it.
  const [prerendered] = useState(now);
  return prerendered ? <Suspense fallback={null}>{children}</Suspense> : children;
}
