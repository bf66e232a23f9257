import { checkReachable } from "../../outbound/guarded-agent.ts";
import { OutboundError } from "../../outbound/outbound-error.ts";
import type { OutboundPolicy } from "../../outbound/outbound-policy.ts";
import { createWebhookSecret } from "../../webhooks/sign-webhook.ts";
import { ConnectError } from "../connect-error.ts";
import type {
  ConnectedAccount,
  FieldsAccess,
  FieldValues,
  RefreshOutcome,
} from "../network-access.ts";

/** Connects webhook receivers. Nobody signs in; each receiver gets a secret that signs its webhooks. */
export class HandoverAccess implements FieldsAccess {
  readonly kind = "fields";
  readonly #policy: OutboundPolicy;

  constructor(policy: OutboundPolicy) {
    this.#policy = policy;
  }

  /** @throws {ConnectError} if the SSRF guard refuses the URL. */
  async connect({ name = "", url = "" }: FieldValues): Promise<ConnectedAccount> {
    const address = URL.canParse(url) ? new URL(url) : null;
    if (!address || !/^https?:$/.test(address.protocol) || address.username || address.password) {
      const message = "Enter an http:// or https:// address without a user name.";
      throw new ConnectError("connection-refused", message);
    }
    await checkReachable(this.#policy, address).catch((error: unknown) => {
      if (!(error instanceof OutboundError)) throw error;
      throw new ConnectError("connection-refused", error.message);
    });
    const secret = createWebhookSecret();
    return {
      remoteId: address.href,
      name,
      handle: address.host,
      pictureUrl: null,
      instanceUrl: address.origin,
      details: { url: address.href },
      limits: {},
      tokens: { access: secret },
      accessEndsAtMs: null,
      refreshEndsAtMs: null,
      secret,
    };
  }

  async refresh(): Promise<RefreshOutcome> {
    return { kind: "valid" };
  }

  async revoke(): Promise<void> {
    // There is nothing to revoke: a webhook receiver grants no access.
  }
}
