import { useEffect, useState } from "react";
import type { Crop, PhotoPreview } from "../editing-api.ts";
import { previewPicture } from "./editing-client.ts";

interface PhotoCutProps {
  photo: File;
  slot: string;
  crop: Crop | undefined;
  onCrop: (crop: Crop) => void;
}

/** Shows how a photo will be cropped, with a slider that moves the crop along its long side. */
export function PhotoCut({ photo, slot, crop, onCrop }: PhotoCutProps) {
  const [preview, setPreview] = useState<PhotoPreview>();
  const [problem, setProblem] = useState("");

  useEffect(() => {
    let isWanted = true;
    previewPicture({ photo, slot, crop }).then(
      (shown) => {
        if (!isWanted) return;
        setPreview(shown);
        setProblem("");
      },
      (error: Error) => isWanted && setProblem(error.message),
    );
    return () => {
      isWanted = false;
    };
  }, [photo, slot, crop]);

  if (problem) return <p role="alert">{problem}</p>;
  if (!preview) return <p className="help">Looking at the photo …</p>;
  const { width, height, crop: part, image } = preview;
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
              const moved = { ...part, ...(isWide ? { left: offset } : { top: offset }) };
              setPreview({ ...preview, crop: moved });
              onCrop(moved);
            }}
          />
        </label>
      )}
    </>
  );
}
