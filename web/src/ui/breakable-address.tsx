/** Lets a long email address break after its @ instead of anywhere. */
export function BreakableAddress({ text }: { text: string }) {
  const domainAt = text.indexOf("@") + 1;
  return (
    <>
      {text.slice(0, domainAt)}
      {domainAt > 0 && <wbr />}
      {text.slice(domainAt)}
    </>
  );
}
