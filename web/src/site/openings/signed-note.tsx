import { chakra } from "@chakra-ui/react";
import type { BesideOf } from "../content/beside-schema.ts";

/** A sheet of a ruled pad, with a red margin. */
const Sheet = chakra("figure", {
  base: {
    width: "100%",
    maxWidth: "34rem",
    paddingBlock: "1rem 1.5rem",
    paddingInlineStart: "min(3.5rem, 15vw)",
    paddingInlineEnd: "1.25rem",
    borderTopWidth: "14px",
    borderTopStyle: "solid",
    borderColor: "accent",
    borderRadius: "sm",
    boxShadow: "card",
    color: "#1b2421",
    backgroundColor: "#fffdf5",
    backgroundImage:
      "linear-gradient(90deg, #0000 var(--margin), #e9b9c1 0 calc(var(--margin) + 1.5px), #0000 0), repeating-linear-gradient(#0000 0 calc(var(--line) - 1px), #d5e2ea 0 var(--line))",
    backgroundOrigin: "padding-box, content-box",
    "--margin": "min(2.5rem, 11vw)",
    "--line": { base: "1.75rem", md: "2.25rem" },
    fontSize: { md: "1.25rem" },
    lineHeight: "var(--line)",
    forcedColorAdjust: "none",
    rotate: { md: "1.5deg" },
    "@media print": { borderWidth: "1px", borderStyle: "solid", rotate: "none" },
  },
});

export function SignedNote({ section }: { section: BesideOf<"note"> }) {
  const { label, lines, name, role } = section;
  return (
    <Sheet data-signature="note" data-whole="">
      <chakra.p fontFamily="heading" fontSize="h3" fontWeight={700}>
        {label}
      </chakra.p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <chakra.figcaption display="flex" flexWrap="wrap" columnGap="3">
        <chakra.strong fontFamily="heading" fontSize="h3" fontStyle="italic">
          {name}
        </chakra.strong>
        <span>{role}</span>
      </chakra.figcaption>
    </Sheet>
  );
}
