import { describe, expect, test } from "vitest";
import { clientAddress, networkOf } from "#functions/intake/client-address.ts";

describe("the address behind a request", () => {
  test.each([
    ["forged, 198.51.100.7, 203.0.113.9", 2, "198.51.100.7", "203.0.113.9", false],
    ["1.1.1.1, 2.2.2.2, 198.51.100.7", 1, "198.51.100.7", "198.51.100.7", false],
    ["198.51.100.7", 2, "198.51.100.7", "198.51.100.7", true],
    [["1.1.1.1", "198.51.100.7, 203.0.113.9"], 2, "198.51.100.7", "203.0.113.9", false],
    [undefined, 2, "192.0.2.1", "192.0.2.1", true],
    ["", 2, "192.0.2.1", "192.0.2.1", true],
    ["evil words, 203.0.113.9", 2, "unknown", "203.0.113.9", false],
  ])("%j with %d trusted hops", (header, hops, visitor, callerAddress, isDirect) => {
    const address = { visitor, callerAddress, isDirect };
    expect(clientAddress(header, "192.0.2.1", hops)).toEqual(address);
  });

  test.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:DB8:1:2::9", "2001:db8:1:2"],
    ["2001:db8::9", "2001:db8:0:0"],
    ["2001:0db8:0001:0002::9", "2001:db8:1:2"],
    ["[2001:db8:1:2::9]:443", "2001:db8:1:2"],
    ["::1", "0:0:0:0"],
    ["::ffff:198.51.100.7", "198.51.100.7"],
    ["198.51.100.7:5000", "198.51.100.7"],
    ["198.51.100.7.8", "unknown"],
  ])("%s counts as %s", (address, key) => {
    expect(clientAddress(address, undefined, 1).callerAddress).toBe(key);
  });

  test.each([
    ["2001:db8:1:2", "2001:db8:1"],
    ["198.51.100.7", "198.51.100"],
    ["unknown", "unknown"],
  ])("the network of %s is %s", (key, network) => {
    expect(networkOf(key)).toBe(network);
  });
});
