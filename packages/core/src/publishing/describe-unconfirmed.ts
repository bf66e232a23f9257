import { isHandOff, networks, type NetworkId } from "../networks/networks.ts";

/**
 * Returns a message that asks people whether a post was published, because the network didn't confirm it. `name` is the
 * name of the webhook hand-off, if known.
 */
export function describeUnconfirmed(network: NetworkId, name = ""): string {
  const [who, check] = isHandOff(network)
    ? [name || "Your service", "Check whether your workflow posted it"]
    : [networks[network].name, "Check your profile"];
  return `${who} didn't confirm the post. ${check}, then tell us what you see.`;
}
