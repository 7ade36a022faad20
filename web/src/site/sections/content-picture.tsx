import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { tooNarrowForTwo } from "../../ui/theme/screens.ts";
import type { Picture } from "../content/parts-schema.ts";

/** Beside words, a picture may be as high as they are; below them, on a phone, it is a strip. */
export const lowBelowWords = {
  // Elsewhere, its attributes give the shape, which an `auto` would remove.
  [tooNarrowForTwo]: { aspectRatio: "5 / 2", objectFit: "cover" },
} as const;

/** On a phone, a drawing beside words only makes the page longer. A photo shows something, so it stays. */
export const withoutDrawing = {
  [tooNarrowForTwo]: {
    "& > img[src$='.svg'], & > div:has(> img[src$='.svg'])": { display: "none" },
  },
} as const;

const Image = chakra("img", { base: { maxWidth: "100%", height: "auto", borderRadius: "lg" } });

/** Shows a picture of web/content/pictures, sized so that nothing moves when it arrives. */
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
