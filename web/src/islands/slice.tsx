import { createContext, type ReactNode, Suspense, useContext, useState } from "react";
import { useLocation } from "react-router-dom";

const PrerenderedContext = createContext(true);

interface FirstPageBoundaryProps {
  /** Whether the visit began with prerendered HTML; not so on Vite's dev server. */
  prerendered: boolean;
  children: ReactNode;
}

/** Tells the slices below whether they belong to the prerendered page that the visit began with. */
export function FirstPageBoundary({ prerendered, children }: FirstPageBoundaryProps) {
  const location = useLocation();
  const [first] = useState(location);
  return (
    <PrerenderedContext value={prerendered && location === first}>{children}</PrerenderedContext>
  );
}

/** Whether what is rendered here stands in the page as prerendered HTML. Keeps its first answer. */
export function usePrerendered(): boolean {
  const now = useContext(PrerenderedContext);
  // A later change of the address must not redraw what is there.
  const [prerendered] = useState(now);
  return prerendered;
}

/**
 * A part that hydrates on its own, so that no task of the start-up is long.
 * Pages that the client draws itself have no slices: there the whole new page waits until it is
 * complete, and the old one stays visible, instead of showing holes.
 */
export function Slice({ children }: { children: ReactNode }) {
  return usePrerendered() ? <Suspense fallback={null}>{children}</Suspense> : children;
}
