import { chakra } from "@chakra-ui/react";

export const Form = chakra("form", { base: { display: "grid", gap: "4", width: "100%" } });
