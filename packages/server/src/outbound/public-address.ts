import ipaddr from "ipaddr.js";

/** Addresses of public ranges that are a cloud's own: Azure's host, which answers each machine about itself. */
const cloudAddresses = new Set(["168.63.129.16"]);

/** What the registry of IPv6 addresses gives to the public internet (IANA, IPv6 Global Unicast Allocations). */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");
/** IPv4 addresses behind a translator (RFC 6052). */
const nat64 = ipaddr.IPv6.parseCIDR("64:ff9b::/96");

/** Whether an IP address is one of the public internet: not private, local, shared, reserved or a cloud's metadata. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  const ipv4 = findIpv4(parsed);
  if (ipv4) return ipv4.range() === "unicast" && !cloudAddresses.has(ipv4.toString());
  return parsed.range() === "unicast" && parsed.match(globalUnicast);
}

/** The IPv4 address that is reached in the end. */
function findIpv4(address: ipaddr.IPv4 | ipaddr.IPv6): ipaddr.IPv4 | null {
  if (address instanceof ipaddr.IPv4) return address;
  if (address.isIPv4MappedAddress()) return address.toIPv4Address();
  return address.match(nat64) ? new ipaddr.IPv4(address.toByteArray().slice(12)) : null;
}
