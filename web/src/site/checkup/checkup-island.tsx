import { type Island, IslandFrame } from "../../islands/island.tsx";
import type { CheckupProps } from "./checkup.tsx";

export const checkup: Island<CheckupProps> = {
  name: "checkup",
  load: async () => (await import("./checkup.tsx")).Checkup,
};

/** Its script comes with the first touch, or at once for a link that holds answers. */
export function CheckupIsland(props: CheckupProps) {
  return <IslandFrame island={checkup} props={props} called="The check" query="check" />;
}
