import type { ConnectionRequest } from "@slideloom/core/contract";
import { OutboundError } from "../../outbound/outbound-error.ts";
import { checkReachable } from "../../outbound/guarded-agent.ts";
import type { OutboundPolicy } from "../../outbound/outbound-policy.ts";
import { createWebhookSecret } from "../../webhooks/sign-webhook.ts";
import { ConnectError } from "../connect-error.ts";
import type { ConnectedAccount, NetworkAccess } from "../network-access.ts";

type NewHandover = Extract<ConnectionRequest, { network: "handover" }>;

/** Services that are told by address: there is nothing to sign in to. */
export class HandoverAccess implements NetworkAccess {
  readonly #policy: OutboundPolicy;

  constructor(policy: OutboundPolicy) {
    this.#policy = policy;
  }

  /** Throws a `ConnectError` where nothing may be sent there. */
  async connect({ name, url }: NewHandover): Promise<ConnectedAccount> {
    const address = URL.canParse(url) ? new URL(url) : null;
    if (!address || !/^https?:$/.test(address.protocol) || address.username || address.password) {
      const message = "Only http:// and https:// addresses are called, without a user name.";
      throw new ConnectError("connection-refused", message);
    }
    await checkReachable(this.#policy, address).catch((error: unknown) => {
      if (!(error instanceof OutboundError)) throw error;
      throw new ConnectError("connection-refused", error.message);
    });
    return {
      remoteId: address.href,
      name,
      handle: address.host,
      pictureUrl: null,
      instanceUrl: address.origin,
      details: { url: address.href },
      limits: {},
      tokens: { access: createWebhookSecret() },
      accessEndsAtMs: null,
      refreshEndsAtMs: null,
    };
  }

  async refresh(): ReturnType<NetworkAccess["refresh"]> {
    return { kind: "ended", message: "The service does not take the call." };
  }

  async revoke(): Promise<void> {
    // Nothing was granted there.
  }
}
