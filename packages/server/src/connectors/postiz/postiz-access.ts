import { createHash } from "node:crypto";
import { z } from "zod";
import type { Classified } from "../classify-response.ts";
import { ConnectError } from "../connect-error.ts";
import { readConnectResponse } from "../connect-response.ts";
import type { RemoteAccount } from "../connector.ts";
import type {
  ChannelList,
  ConnectedGrant,
  FieldValues,
  KeyAccess,
  RefreshOutcome,
} from "../network-access.ts";
import { readRenewalFailure } from "../renewal.ts";
import type { CallNetwork, CallOptions, NetworkResponse } from "../network-call.ts";
import { cleanAddress, describeKey, findBase } from "./find-base.ts";
import { boardListSchema, buildRequest, integrationSchema, listBytes } from "./postiz-client.ts";
import {
  buildRemoteId,
  readIntegration,
  type Extras,
  type Integration,
} from "./read-integration.ts";
import { classify, readMessage } from "./read-refusal.ts";

const integrationsSchema = z.array(integrationSchema);
const settingsSchema = z.object({ output: z.object({ maxLength: z.number().positive() }) });
/** The channels that a key reached when it was stored. */
const grantDetailsSchema = z.object({ channelIds: z.array(z.string()).default([]) }).catch({
  channelIds: [],
});

interface PostizAccessSettings {
  call: CallNetwork;
  now: () => Date;
  /** URL of a fake that is called instead of every Postiz server; null if real servers are called. */
  fakeUrl: string | null;
}

type Replaced = Parameters<KeyAccess["open"]>[1];

/** Connects Postiz organizations by an API key, which doesn't expire and can only be revoked in Postiz. */
export class PostizAccess implements KeyAccess {
  readonly kind = "key";
  readonly #settings: PostizAccessSettings;

  constructor(settings: PostizAccessSettings) {
    this.#settings = settings;
  }

  async open({ key = "", url = "" }: FieldValues, replaced: Replaced): Promise<ConnectedGrant> {
    const address = this.#settings.fakeUrl ?? cleanAddress(url);
    const base = await findBase(address, (asked) =>
      this.#ask(asked, key, { method: "GET", url: "" }),
    );
    await this.#requireVersion(base, key);
    const listed = await this.#list(base, key);
    const channelIds = readConnectResponse(listed, integrationsSchema).map(({ id }) =>
      buildRemoteId(base, id),
    );
    return {
      tokens: { access: key },
      accessEndsAtMs: null,
      refreshEndsAtMs: null,
      remoteId: findRemoteId(replaced, channelIds) ?? hashKey(base, key),
      name: "Postiz",
      instanceUrl: base,
      details: { channelIds },
    };
  }

  async listChannels({ instanceUrl, tokens }: RemoteAccount): Promise<ChannelList> {
    const base = instanceUrl ?? "";
    const listed = await this.#list(base, tokens.access);
    if (!listed.ok) return readEnd(listed);
    const found = integrationsSchema.safeParse(listed.response.json);
    if (!found.success) {
      const message = "Postiz's response could not be read.";
      return { kind: "failed", failure: { kind: "unknown", message } };
    }
    const channels = [];
    for (const one of found.data) {
      const extras = await this.#readExtras(base, tokens.access, one);
      if ("ok" in extras) return readEnd(extras);
      channels.push(readIntegration(one, { base, ...extras }));
    }
    return { kind: "channels", channels };
  }

  /** A key can't be renewed, so this only checks whether Postiz still knows it. */
  async refresh({ instanceUrl, tokens }: RemoteAccount): Promise<RefreshOutcome> {
    const options = { method: "GET", url: "/is-connected" } as const;
    const asked = await this.#ask(instanceUrl ?? "", tokens.access, options);
    return asked.ok ? { kind: "valid" } : readEnd(asked);
  }

  /** Does nothing, because keys can only be revoked in Postiz. */
  async revoke(): Promise<void> {
    await Promise.resolve();
  }

  /**
   * Checks with the post id 0 whether the server can publish stored drafts. Older servers don't know the path, and
   * newer servers refuse the id.
   * @throws {ConnectError} if the server is too old.
   */
  async #requireVersion(base: string, key: string): Promise<void> {
    const asked = await this.#ask(base, key, {
      method: "PUT",
      url: "/posts/0/status",
      body: { json: { status: "draft" } },
    });
    const { response } = asked;
    if (response?.status !== 404 || !/cannot put/i.test(readMessage(response) ?? "")) return;
    const message = "This Postiz server is too old. Update it to 2.21.7 or later.";
    throw new ConnectError("connection-refused", message);
  }

  async #list(base: string, key: string): Promise<Classified> {
    const options = { method: "GET", url: "/integrations", maxBodyBytes: listBytes } as const;
    return this.#ask(base, key, options);
  }

  /**
   * If Postiz refuses to return the boards or the maximum length, the channel is used without them. If Postiz doesn't
   * respond, returns the failure, so that stored values aren't replaced.
   */
  async #readExtras(
    base: string,
    key: string,
    { id, identifier }: Integration,
  ): Promise<Extras | Failed> {
    const extras = listExtras(identifier, encodeURIComponent(id));
    const asked = extras && (await this.#ask(base, key, { ...extras, maxBodyBytes: listBytes }));
    if (asked && !asked.ok && asked.response === null) return asked;
    const json = asked?.response?.json;
    return {
      boards: boardListSchema.safeParse(json).data?.output ?? [],
      maxLength: settingsSchema.safeParse(json).data?.output.maxLength ?? null,
    };
  }

  async #ask(base: string, key: string, options: CallOptions): Promise<Classified> {
    const { call, now } = this.#settings;
    return classify(await call(buildRequest(base, key, options)), now);
  }
}

type Failed = Extract<Classified, { ok: false }>;

/**
 * Returns the call to Postiz that reads the boards of a Pinterest channel or the maximum post length of an X channel;
 * null for other channels.
 */
function listExtras(identifier: string, id: string): CallOptions | null {
  switch (identifier) {
    case "pinterest":
      return {
        method: "POST",
        url: `/integration-trigger/${id}`,
        body: { json: { methodName: "boards", data: {} } },
      };
    case "x":
      return { method: "GET", url: `/integration-settings/${id}` };
    default:
      return null;
  }
}

/**
 * Returns `replaced.remoteId` if both keys reach a common channel, or if no channel of the old key is known; otherwise
 * null. Channels are compared because Postiz's API has no organization ids.
 */
function findRemoteId(replaced: Replaced, channelIds: readonly string[]): string | null {
  if (!replaced) return null;
  const known = [...replaced.channelIds, ...grantDetailsSchema.parse(replaced.details).channelIds];
  const isSame = known.length === 0 || known.some((id) => channelIds.includes(id));
  return isSame ? replaced.remoteId : null;
}

const hashKey = (base: string, key: string) =>
  `${new URL(base).host}/${createHash("sha256").update(key).digest("hex").slice(0, 32)}`;

/** Classifies a failed call. Access has ended only if Postiz itself refuses the key. */
function readEnd(failed: Failed): Extract<RefreshOutcome, { kind: "ended" | "failed" }> {
  const isRefused = (response: NetworkResponse) =>
    response.status === 401 && readMessage(response) !== null;
  const outcome = readRenewalFailure(failed, isRefused);
  const { response } = failed;
  return outcome.kind === "ended" && response
    ? { ...outcome, message: describeKey(response) }
    : outcome;
}
