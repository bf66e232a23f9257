import ipaddr from "ipaddr.js";

/** Addresses of a cloud's own services that lie in public or private ranges: Azure, Alibaba, AWS, Oracle. */
const cloudAddresses = new Set([
  "168.63.129.16",
  "100.100.100.200",
  "fd00:ec2::254",
  "192.0.0.192",
]);

/** Whether an IP address belongs to a cloud's own services, such as the metadata of a machine. */
export const isCloudAddress = (address: string): boolean =>
  cloudAddresses.has(ipaddr.process(address).toString());

/** The only IPv6 range allocated to the public internet (IANA, IPv6 Global Unicast Allocations). */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");
/** IPv4 addresses behind NAT64 (RFC 6052). */
const nat64 = ipaddr.IPv6.parseCIDR("64:ff9b::/96");

/** Returns whether an IP address is on the public internet: not private, local, shared, reserved or cloud metadata. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  const ipv4 = findIpv4(parsed);
  if (ipv4) return ipv4.range() === "unicast" && !cloudAddresses.has(ipv4.toString());
  return parsed.range() === "unicast" && parsed.match(globalUnicast);
}

/** Returns the IPv4 address that an IPv4, mapped or NAT64 address reaches. Null for other addresses. */
function findIpv4(address: ipaddr.IPv4 | ipaddr.IPv6): ipaddr.IPv4 | null {
  if (address instanceof ipaddr.IPv4) return address;
  if (address.isIPv4MappedAddress()) return address.toIPv4Address();
  return address.match(nat64) ? new ipaddr.IPv4(address.toByteArray().slice(12)) : null;
}
