import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import type { Picture } from "../content/parts-schema.ts";

/** A picture of web/content/pictures, sized so that nothing moves when it arrives. */
export function ContentPicture({
  picture,
  eager = false,
  ...style
}: { picture: Picture; eager?: boolean } & HTMLChakraProps<"img">) {
  return (
    <chakra.img
      src={picture.file}
      alt={picture.alt}
      htmlWidth={picture.width}
      htmlHeight={picture.height}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      maxWidth="100%"
      height="auto"
      borderRadius="lg"
      {...style}
    />
  );
}
