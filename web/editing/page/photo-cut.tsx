import { useCallback } from "react";
import type { Crop } from "../editing-api.ts";
import { previewPicture } from "./editing-client.ts";
import { useRead } from "./use-read.tsx";

interface PhotoCutProps {
  photo: File;
  slot: string;
  crop: Crop | undefined;
  onCrop: (crop: Crop) => void;
}

/** Shows how a photo will be cropped, with a slider that moves the crop along its long side. */
export function PhotoCut({ photo, slot, crop, onCrop }: PhotoCutProps) {
  const read = useCallback(() => previewPicture({ photo, slot, crop }), [photo, slot, crop]);
  const { value: preview, failure } = useRead(read);
  if (failure) return <p role="alert">{failure}</p>;
  if (!preview) return <p className="help">Looking at the photo …</p>;
  const { width, height, image } = preview;
  const part = crop ?? preview.crop;
  const isWide = part.width < width;
  const room = isWide ? width - part.width : height - part.height;
  return (
    <>
      <img className="cut" src={image} alt="How it will look there" />
      {room > 0 && (
        <label className="plain-field">
          {isWide ? "Move the cut from left to right" : "Move the cut from top to bottom"}
          <input
            type="range"
            min={0}
            max={room}
            value={isWide ? part.left : part.top}
            onChange={({ target }) => {
              const offset = Number(target.value);
              onCrop({ ...part, ...(isWide ? { left: offset } : { top: offset }) });
            }}
          />
        </label>
      )}
    </>
  );
}
