import { chakra } from "@chakra-ui/react";

/** A field that people neither see nor reach: only a machine fills it in (contract/submission.ts). */
export function Honeypot() {
  return (
    <chakra.div
      aria-hidden="true"
      position="absolute"
      insetInlineStart="-10000px"
      width="1px"
      height="1px"
      overflow="hidden"
    >
      <label>
        Leave this empty
        <input name="confirm_topic" tabIndex={-1} autoComplete="off" />
      </label>
    </chakra.div>
  );
}
