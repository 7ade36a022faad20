import { useEffect, useRef, useState } from "react";
import type { ContentFile } from "../editing-api.ts";
import { isOnSite } from "../values.ts";
import type { Part } from "./file-parts.ts";

/** Scrolls to the section that is being edited. The page has its sections in the order of its file. */
function scrollTo(frame: HTMLIFrameElement, part: Part | undefined): void {
  const [list, index] = part?.path ?? [];
  if (list !== "sections" || typeof index !== "number") return;
  const section = frame.contentDocument?.querySelectorAll("main > section")[index];
  if (!section || !frame.contentDocument) return;
  // This doesn't use scrollIntoView, which would scroll the editor, too.
  const { scrollPaddingTop } = getComputedStyle(frame.contentDocument.documentElement);
  const below = Number.parseFloat(scrollPaddingTop) || 0;
  frame.contentWindow?.scrollBy(0, section.getBoundingClientRect().top - below);
}

/** The real page beside the form. It reloads itself when the content changes. */
export function PagePreview({ file, part }: { file: ContentFile; part: Part | undefined }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const best = file.shownOn.find(({ parts }) => part && parts.includes(part.path.join(".")));
  const start = (best ?? file.shownOn[0])?.path;
  const [path, setPath] = useState(start);
  const isOwn = file.shownOn.length === 1;

  useEffect(() => setPath(start), [start]);
  useEffect(() => {
    if (frame.current) scrollTo(frame.current, part);
  }, [part]);

  if (path === undefined) return null;
  if (!isOnSite(file.value)) {
    return (
      <section className="preview" aria-label="The page">
        <p className="notice">
          This isn't on the site. To see it, check “On the site” again, and save.
        </p>
      </section>
    );
  }
  if (file.appears) {
    return (
      <section className="preview" aria-label="The page">
        <p className="notice">
          This isn't on the site yet. It appears when you release on {file.appears} or later.
        </p>
      </section>
    );
  }
  return (
    <section className="preview" aria-label="The page">
      <div className="preview-bar">
        {isOwn ? (
          <span>The page as it is saved</span>
        ) : (
          <label>
            Seen on{" "}
            <select value={path} onChange={({ target }) => setPath(target.value)}>
              {file.shownOn.map((page) => (
                <option key={page.path} value={page.path}>
                  {page.label}
                </option>
              ))}
            </select>
          </label>
        )}
        <a href={path} target="_blank" rel="noreferrer">
          Open in a new tab
        </a>
      </div>
      <iframe
        ref={frame}
        title="The page as it is saved"
        src={path}
        onLoad={() => frame.current && scrollTo(frame.current, part)}
      />
    </section>
  );
}
