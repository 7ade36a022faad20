import { type Island, IslandFrame } from "../../islands/island.tsx";
import type { EstimatorProps } from "./estimator.tsx";

export const estimator: Island<EstimatorProps> = {
  name: "estimator",
  load: async () => (await import("./estimator.tsx")).Estimator,
};

/** Its script loads with the first touch, or at once for a link that holds choices. */
export function EstimatorIsland(props: EstimatorProps) {
  const query = props.content.questions.map(({ name }) => name).join(" ");
  return <IslandFrame island={estimator} props={props} called="The calculator" query={query} />;
}
