import type { ResolvedSection } from "../content/resolved-page.ts";
import { SectionFrame } from "./section-frame.tsx";

/** A band that closes a page or a thought, with its actions. */
export function BandSection({ section }: { section: ResolvedSection<"band"> }) {
  return <SectionFrame section={section} />;
}
