import type { CreateNetworkClient } from "../network-client.ts";
import { HandoverAccess } from "./handover-access.ts";
import { handover } from "./handover.ts";

export const createHandover: CreateNetworkClient = ({ outbound }) => ({
  access: new HandoverAccess(outbound),
  connector: handover,
});
