import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { wideEnoughForTwo } from "../../ui/theme/screens.ts";
import type { Picture } from "../content/parts-schema.ts";

/** Beside words a picture may be as high as they are; below them, on a phone, it is a strip. */
export const lowBelowWords = {
  aspectRatio: "5 / 2",
  objectFit: "cover",
  [wideEnoughForTwo]: { aspectRatio: "auto" },
} as const;

const Image = chakra("img", { base: { maxWidth: "100%", height: "auto", borderRadius: "lg" } });

/** A picture of web/content/pictures, sized so that nothing moves when it arrives. */
export function ContentPicture({
  picture,
  eager = false,
  ...style
}: { picture: Picture; eager?: boolean } & HTMLChakraProps<"img">) {
  return (
    <Image
      src={picture.file}
      alt={picture.alt}
      htmlWidth={picture.width}
      htmlHeight={picture.height}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      {...style}
    />
  );
}
