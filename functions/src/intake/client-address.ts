import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { intakeSettings } from "../intake-settings.ts";

/** Keys for rate limits: the visitor as the trusted hops saw them, and the machine that called us. */
export interface ClientAddress {
  visitor: string;
  callerAddress: string;
  /** The request bypassed Hosting, which would have added an entry. */
  isDirect: boolean;
}

/**
 * The network that one customer of a hosting company may own: an IPv6 /48, or an IPv4 /24. `key` is a connection's key.
 */
export function networkOf(key: string): string {
  return isIP(key) === 4
    ? key.slice(0, key.lastIndexOf("."))
    : key.split(":").slice(0, 3).join(":");
}

/** Returns one key per connection. An IPv6 customer owns a whole /64, so the last half of an address says nothing. */
function asKey(entry: string): string {
  const bare = entry.trim().replace(/^\[(.*)\](?::\d+)?$/, "$1");
  const withoutPort = isIP(bare) === 0 ? bare.replace(/:\d+$/, "") : bare;
  const address = withoutPort.replace(/^::ffff:(?=\d+\.)/i, "");
  if (isIP(address) === 4) return address;
  if (isIP(address) !== 6) return "unknown";
  const [head = "", tail] = address.toLowerCase().split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill("0"), ...right];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}

/**
 * The address behind a request. Every proxy appends the address that called it to X-Forwarded-For, so only the entries
 * at the END are true. The leftmost one, which `request.ip` gives in this runtime, is whatever the caller wrote.
 * `trustedHops` counts the true ones. A caller can also bypass Hosting, with only one true entry. Then the entry that
 * we take for the visitor may be forged, but the limit on `callerAddress`, which nobody can forge, still holds.
 */
export function clientAddress(
  forwardedFor: string | string[] | undefined,
  socketAddress: string | undefined,
  trustedHops: number,
): ClientAddress {
  const header = Array.isArray(forwardedFor) ? forwardedFor.join(",") : (forwardedFor ?? "");
  const entries = header.split(",").filter((entry) => entry.trim() !== "");
  const callerAddress = asKey(entries.at(-1) ?? socketAddress ?? "");
  const visitor = entries[Math.max(0, entries.length - trustedHops)];
  return {
    visitor: visitor === undefined ? callerAddress : asKey(visitor),
    callerAddress,
    isDirect: entries.length < trustedHops,
  };
}

/** Returns a request's address, by the settings. */
export function requestAddress({ headers, socket }: IncomingMessage): ClientAddress {
  const { TRUSTED_HOPS } = intakeSettings();
  const address = clientAddress(headers["x-forwarded-for"], socket?.remoteAddress, TRUSTED_HOPS);
  // The Hosting emulator adds no entry.
  return { ...address, isDirect: address.isDirect && process.env.FUNCTIONS_EMULATOR !== "true" };
}
