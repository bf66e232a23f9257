import type { NetworkId } from "./network-id.ts";

/** What people know an account by: its handle, or the name that they gave a hand-over. */
export const accountName = ({
  network,
  handle,
  name,
}: {
  network: NetworkId;
  handle: string;
  name: string;
}): string => (network === "handover" ? name : handle || name);
