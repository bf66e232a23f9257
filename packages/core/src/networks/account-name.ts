import { isHandOff, type NetworkId } from "./networks.ts";

/** The name shown for a connected account: its handle, or the name given to a webhook hand-off. */
export const accountName = ({
  network,
  handle,
  name,
}: {
  network: NetworkId;
  handle: string;
  name: string;
}): string => (isHandOff(network) ? name : handle || name);
