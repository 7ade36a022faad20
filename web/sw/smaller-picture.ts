/** Matches `/assets/diner-1280-AbCd1234.webp`: a large picture and its name without size and hash. */
const largePicture = /^(.+-)1280-[\w-]{8}\.webp$/;

/** Dense screens ask for the large picture; without a network, the small one is better than a gap. */
export function smallerPicture(pathname: string, addresses: Iterable<string>): string | undefined {
  const name = largePicture.exec(pathname)?.[1];
  if (name === undefined) return;
  for (const address of addresses) if (address.startsWith(`${name}640-`)) return address;
}
