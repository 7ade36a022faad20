import { useId, useState } from "react";
import type { Crop } from "../editing-api.ts";
import type { Run } from "./editing-client.ts";
import { putPicture } from "./editing-client.ts";
import { PhotoCut } from "./photo-cut.tsx";
import type { PhotoSlot } from "./photo-slots.ts";
import { useLeaveWarning } from "./use-leave-warning.ts";

interface PhotoPanelProps {
  slots: PhotoSlot[];
  hasChanged: boolean;
  isBusy: boolean;
  run: Run;
}

/** Puts a photo of any size into a slot. It's cropped, shrunk and named automatically. */
export function PhotoPanel({ slots, hasChanged, isBusy, run }: PhotoPanelProps) {
  const [slot, setSlot] = useState(slots[0]?.slot ?? "");
  const [photo, setPhoto] = useState<File>();
  const [crop, setCrop] = useState<Crop>();
  const [words, setWords] = useState("");
  const [putIn, setPutIn] = useState(0);
  useLeaveWarning(() => photo !== undefined || words.trim() !== "");
  const why = useId();
  const choose = (file: File | undefined) => {
    setPhoto(file);
    setCrop(undefined);
  };
  async function put(file: File) {
    const outcome = await run("Photo put in", () => putPicture({ photo: file, slot, crop }, words));
    if (outcome?.outcome !== "saved") return;
    choose(undefined);
    setWords("");
    setPutIn(putIn + 1);
  }
  const lacks = hasChanged
    ? "Save your changes first."
    : photo
      ? ""
      : "Choose a photo: JPG, PNG or WebP.";

  return (
    <details className="photo">
      <summary>Put in a photo</summary>
      {slots.length > 1 && (
        <label className="plain-field">
          Where
          <select
            value={slot}
            onChange={({ target }) => {
              setSlot(target.value);
              setCrop(undefined);
            }}
          >
            {slots.map((one) => (
              <option key={one.slot} value={one.slot}>
                {one.label}
              </option>
            ))}
          </select>
        </label>
      )}
      <label
        className="plain-field drop"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          choose(event.dataTransfer.files[0]);
        }}
      >
        Photo
        <input
          key={putIn}
          type="file"
          accept="image/*"
          onChange={({ target }) => choose(target.files?.[0])}
        />
      </label>
      <p className="help">{photo ? photo.name : "Or drop it on the field."}</p>
      {photo && slot && <PhotoCut {...{ photo, slot, crop }} onCrop={setCrop} />}
      <label className="plain-field">
        What it shows, for people who can't see it
        <input value={words} onChange={({ target }) => setWords(target.value)} />
      </label>
      <button
        type="button"
        aria-disabled={isBusy || lacks !== ""}
        aria-describedby={why}
        onClick={() => photo && !lacks && put(photo)}
      >
        Put it in
      </button>
      <p className="help" id={why}>
        {lacks}
      </p>
    </details>
  );
}
