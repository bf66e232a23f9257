import { expect, test } from "vitest";
import { buildAddressKey } from "./address-key.ts";

test.for([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:1:2::9", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
] as const)("%s counts as %s", ([address, key]) => {
  expect(buildAddressKey(address)).toBe(key);
});
