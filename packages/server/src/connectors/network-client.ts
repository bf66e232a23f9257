import type { OutboundPolicy } from "../outbound/outbound-policy.ts";
import type { Connector } from "./connector.ts";
import type { InstanceApps } from "./instance-apps.ts";
import type { NetworkAccess } from "./network-access.ts";
import type { CallNetwork } from "./network-call.ts";

export interface NetworkClientParts {
  call: CallNetwork;
  now: () => Date;
  outbound: OutboundPolicy;
  instanceApps: InstanceApps;
  /** Settings of the networks, by the names of their environment variables. */
  settings: Readonly<Record<string, string>>;
  /** URL of a fake that replaces the network; null for the real one. */
  fakeUrl: string | null;
}

/** A network's client: connects accounts and publishes posts. */
export interface NetworkClient {
  access: NetworkAccess;
  connector: Connector;
  /** Returns warnings for the operator. */
  listWarnings?: () => string[];
}

export type CreateNetworkClient = (parts: NetworkClientParts) => NetworkClient;
