import { chakra } from "@chakra-ui/react";

/** "from $1,200" -> "from ", "$1,200", "". */
const amount = /^(.*?)(\$[\d,.]+\+?)(.*)$/;

/** A price whose amount stands out; `big` on plans, where it is the first thing to be looked for. */
export function Price({ text, big = false }: { text: string; big?: boolean }) {
  const [, before, figure, after] = amount.exec(text) ?? [];
  const isOne = figure !== undefined && !after?.includes("$");
  return (
    <chakra.p
      fontFamily="heading"
      fontWeight={700}
      lineHeight={1.15}
      color="brand"
      fontSize={big || !isOne ? "h3" : "md"}
    >
      {isOne ? (
        <>
          {before}
          <chakra.span fontSize={big ? "h2" : "1.5rem"}>{figure}</chakra.span>
          {after}
        </>
      ) : (
        text
      )}
    </chakra.p>
  );
}
