import { expect, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";

test.each([
  "93.184.215.14",
  "8.8.8.8",
  "172.15.0.1",
  "172.32.0.1",
  "100.63.255.255",
  "100.128.0.1",
  "2606:2800:21f:cb07:6820:80da:af6b:8b2c",
  "::ffff:8.8.8.8",
  "64:ff9b::808:808",
])("%s is of the public internet", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ["this host", "0.0.0.0", "::"],
  ["loopback", "127.0.0.1", "127.255.255.254", "::1"],
  ["private", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "fc00::1", "fd12::1"],
  ["link-local", "169.254.1.1", "fe80::1", "fe80::1%eth0"],
  [
    "metadata",
    "169.254.169.254",
    "fd00:ec2::254",
    "100.100.100.200",
    "192.0.0.192",
    "168.63.129.16",
  ],
  ["shared by carriers", "100.64.0.1", "100.127.255.255"],
  ["multicast", "224.0.0.1", "239.255.255.250", "ff02::1"],
  [
    "broadcast and reserved",
    "255.255.255.255",
    "240.0.0.1",
    "192.0.2.1",
    "198.18.0.1",
    "2001:db8::1",
  ],
  ["IPv4 in IPv6", "::ffff:127.0.0.1", "::ffff:a9fe:a9fe", "::127.0.0.1", "::ffff:0:10.0.0.1"],
  ["translated", "64:ff9b::7f00:1", "64:ff9b::10.0.0.1", "64:ff9b:1::808:808"],
  ["tunnelled", "2002:7f00:1::", "2002:a00:1::1", "2001:0:7f00:1::"],
  ["outside the allocated range", "fec0::1", "100::1", "4000::1", "5f00::1"],
  ["no address", "", "localhost", "127.0.0.1.", "999.1.1.1"],
])("%s is not", (_kind, ...addresses) => {
  for (const address of addresses) expect(isPublicAddress(address), address).toBe(false);
});
