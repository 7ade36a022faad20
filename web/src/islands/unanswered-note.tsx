import { site } from "virtual:site";
import { chakra } from "@chakra-ui/react";
import { Button } from "../ui/button.tsx";
import { ReachableText } from "../ui/reachable-text.tsx";

const Note = chakra("div", {
  base: {
    // The note stays in view, wherever in a long island something was pressed. A form has its button at its end, and
    // the note must not cover its fields.
    position: "sticky",
    "[data-draft] + &": { position: "static" },
    maxWidth: "34rem",
    marginInline: "auto",
    bottom: "var(--toast-room, 0.75rem)",
    zIndex: 10,
    marginTop: "3",
    padding: "3-5",
    borderRadius: "md",
    borderWidth: "2px",
    borderStyle: "solid",
    borderColor: "accent",
    background: "card",
    color: "ink",
    fontSize: "sm",
    "&[hidden], [data-ready] + &": { display: "none" },
  },
});

const ways = `call ${site.phone.display}, or email ${site.email}.`;

/**
 * Appears below an island that doesn't answer, because its script doesn't load (web/publish/prerender/loader.js) or
 * because the browser runs none. `script` says whether the visitor would miss something without it.
 */
export function UnansweredNote({ called, script }: { called: string; script: boolean }) {
  return (
    <>
      <Note data-unanswered="" role="alert" hidden>
        <p>
          {called} isn't loading. Try again, <ReachableText text={ways} />
        </p>
        <Button variant="quiet">Try Again</Button>
      </Note>
      {script && (
        <noscript>
          <Note>
            <p>
              {called} needs JavaScript, and it's turned off in this browser. You can{" "}
              <ReachableText text={ways} />
            </p>
          </Note>
        </noscript>
      )}
    </>
  );
}
