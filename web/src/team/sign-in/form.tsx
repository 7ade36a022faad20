import { chakra } from "@chakra-ui/react";

/** The fields and buttons of a step, one below the other. */
export const Form = chakra("form", { base: { display: "grid", gap: "4", width: "100%" } });
