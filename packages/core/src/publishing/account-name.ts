import type { NetworkId } from "./network-id.ts";

/** The name shown for a connected account: its handle, or a webhook hand-off's name. */
export const accountName = ({
  network,
  handle,
  name,
}: {
  network: NetworkId;
  handle: string;
  name: string;
}): string => (network === "handover" ? name : handle || name);
