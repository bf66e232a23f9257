import { needsPublicUrl, networks, type NetworkId } from "@slideloom/core/networks";
import { ConnectError } from "../connectors/connect-error.ts";

/** Whether other services can download files from this URL: https, and a name of the public internet. */
export function isPublicUrl(url: string | null): boolean {
  if (url === null) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === "https:" && hostname.includes(".") && !/^[\d.]+$|^\[/.test(hostname);
}

/** @throws {ConnectError} if the network has to download files from this server, and can't. */
export function requirePublicUrl(network: NetworkId, isPublic: boolean): void {
  if (isPublic || !needsPublicUrl(network)) return;
  const message = `${networks[network].name} downloads your slides from this server. Set PUBLIC_URL to a public https:// address, then restart the server.`;
  throw new ConnectError("network-not-set-up", message);
}
