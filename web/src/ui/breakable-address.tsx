import { Fragment } from "react";

/** A long email address is broken after the @, not somewhere. */
export function BreakableAddress({ text }: { text: string }) {
  return text.split(/(?<=@)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
