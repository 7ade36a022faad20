import { chakra } from "@chakra-ui/react";
import type { SectionOf } from "../content/section-schema.ts";
import { ContentPicture } from "./content-picture.tsx";

type Person = NonNullable<SectionOf<"story">["person"]>;

/** Signs a story with the name and what the person does, beside the photo once there is one. */
export function Byline({ person: { name, role, picture } }: { person: Person }) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="4">
      {picture && (
        <ContentPicture
          picture={picture}
          width="7rem"
          aspectRatio="1"
          objectFit="cover"
          borderRadius="full"
        />
      )}
      <p>
        <chakra.strong fontFamily="heading" fontSize="h3">
          {name}
        </chakra.strong>
        <br />
        <chakra.span color="muted" css={{ "[data-tone=deep] &": { color: "onDeepMuted" } }}>
          {role}
        </chakra.span>
      </p>
    </chakra.div>
  );
}
