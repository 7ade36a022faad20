import { type Island, IslandFrame } from "../../islands/island.tsx";
import type { SketchProps } from "./sketch.tsx";

export const sketch: Island<SketchProps> = {
  name: "sketch",
  load: async () => (await import("./sketch.tsx")).Sketch,
};

/** The island's script comes with the first touch, or at once for a drawing that was started during this visit. */
export function SketchIsland(props: SketchProps) {
  return <IslandFrame island={sketch} props={props} called="The drawing" draft="draft-sketch" />;
}
