import { type ReactNode, useEffect, useRef, useState } from "react";
import type { FileList } from "../editing-api.ts";
import { EditorLink } from "./editor-link.tsx";
import type { EditorLocation } from "./use-address.ts";

interface FileMenuProps {
  groups: FileList["groups"];
  shown: EditorLocation;
  unsaved: string[];
  go: (to: EditorLocation) => void;
  /** The parts of the file that is shown. */
  children: ReactNode;
}

/** Everything that can be edited, in the owner's words. */
export function FileMenu({ groups, shown, unsaved, go: follow, children }: FileMenuProps) {
  // Only small screens hide it.
  const [isOpen, setOpen] = useState(false);
  const go = (next: EditorLocation) => {
    setOpen(false);
    follow(next);
  };
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is another place in the list
  useEffect(() => {
    const [current] = [...(nav.current?.querySelectorAll("[aria-current]") ?? [])].slice(-1);
    current?.scrollIntoView({ block: "nearest" });
  }, [shown.file, shown.part]);

  return (
    <nav ref={nav} className={isOpen ? "menu open" : "menu"} aria-label="What to edit">
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Choose what to edit
      </button>
      <EditorLink to={{ view: "begin" }} go={go} isCurrent={shown.view === "begin"}>
        Begin with your business
      </EditorLink>
      <EditorLink to={{ view: "changes" }} go={go} isCurrent={shown.view === "changes"}>
        What changed
      </EditorLink>
      <EditorLink to={{ view: "new" }} go={go} isCurrent={shown.view === "new"}>
        New post, town, testimonial …
      </EditorLink>
      {groups.map(({ label, files }, index) => (
        <details key={label} open={index === 0 || files.some(({ name }) => name === shown.file)}>
          <summary>
            {label} <span className="count">{files.length}</span>
          </summary>
          <ul>
            {files.map(({ name, label }) => (
              <li key={name}>
                <EditorLink to={{ file: name }} go={go} isCurrent={name === shown.file}>
                  {label}
                  {unsaved.includes(name) && <span className="unsaved"> not saved</span>}
                </EditorLink>
                {name === shown.file && children}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}
