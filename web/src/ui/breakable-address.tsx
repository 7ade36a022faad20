/** A long email address is broken after its @, not somewhere. */
export function BreakableAddress({ text }: { text: string }) {
  const second = text.indexOf("@") + 1;
  return (
    <>
      {text.slice(0, second)}
      {second > 0 && <wbr />}
      {text.slice(second)}
    </>
  );
}
