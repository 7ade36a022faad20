import { states } from "virtual:blog-states";
import { chakra } from "@chakra-ui/react";
import { Container } from "../../ui/container.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";

const Bar = chakra("div", {
  base: { background: "brandSoft", borderRadius: "sm", marginBottom: "4", height: "1.25rem" },
});

const widths = ["98%", "92%", "96%", "60%", "94%", "97%", "45%"];

export function PostSkeleton() {
  return (
    <Container paddingBlock="section" minHeight="70vh" aria-busy="true">
      <h1 tabIndex={-1}>
        <VisuallyHidden>{states.loading}</VisuallyHidden>
      </h1>
      <chakra.div aria-hidden="true" maxWidth="44rem">
        <Bar width="8rem" />
        <Bar width="85%" height="2.75rem" />
        <Bar width="55%" height="2.75rem" marginBottom="10" />
        {widths.map((width) => (
          <Bar key={width} width={width} />
        ))}
      </chakra.div>
    </Container>
  );
}
