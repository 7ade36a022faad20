import { chakra } from "@chakra-ui/react";

const Hidden = chakra("div", {
  base: {
    position: "absolute",
    insetInlineStart: "-10000px",
    width: "1px",
    height: "1px",
    overflow: "hidden",
  },
});

/** A field that people neither see nor reach: only a machine fills it in (contract/submission.ts). */
export function Honeypot() {
  return (
    <Hidden aria-hidden="true">
      <label>
        Leave this empty
        <input name="confirm_topic" tabIndex={-1} autoComplete="off" />
      </label>
    </Hidden>
  );
}
