import { type ReactNode, useEffect, useRef, useState } from "react";
import type { FileList } from "../editing-api.ts";
import { PlaceLink } from "./place-link.tsx";
import type { Place } from "./use-address.ts";

interface FileMenuProps {
  groups: FileList["groups"];
  place: Place;
  unsaved: string[];
  go: (place: Place) => void;
  /** The parts of the file that is shown. */
  children: ReactNode;
}

/** Everything that can be edited, in the owner's words. */
export function FileMenu({ groups, place, unsaved, go: follow, children }: FileMenuProps) {
  // Only small screens hide it.
  const [isOpen, setOpen] = useState(false);
  const go = (next: Place) => {
    setOpen(false);
    follow(next);
  };
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is another place in the list
  useEffect(() => {
    const [current] = [...(nav.current?.querySelectorAll("[aria-current]") ?? [])].slice(-1);
    current?.scrollIntoView({ block: "nearest" });
  }, [place.file, place.part]);

  return (
    <nav ref={nav} className={isOpen ? "menu open" : "menu"} aria-label="What to edit">
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Choose what to edit
      </button>
      <PlaceLink to={{ view: "begin" }} go={go} isCurrent={place.view === "begin"}>
        Begin with your business
      </PlaceLink>
      <PlaceLink to={{ view: "changes" }} go={go} isCurrent={place.view === "changes"}>
        What changed
      </PlaceLink>
      <PlaceLink to={{ view: "new" }} go={go} isCurrent={place.view === "new"}>
        New post, town, testimonial …
      </PlaceLink>
      {groups.map(({ label, files }, index) => (
        <details key={label} open={index === 0 || files.some(({ name }) => name === place.file)}>
          <summary>
            {label} <span className="count">{files.length}</span>
          </summary>
          <ul>
            {files.map(({ name, label }) => (
              <li key={name}>
                <PlaceLink to={{ file: name }} go={go} isCurrent={name === place.file}>
                  {label}
                  {unsaved.includes(name) && <span className="unsaved"> not saved</span>}
                </PlaceLink>
                {name === place.file && children}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}
