import { z } from "zod";
import { classifyGraphql, type ClassifiedField } from "../classify-graphql.ts";
import { ConnectError } from "../connect-error.ts";
import { readConnectBody } from "../connect-response.ts";
import type { RemoteAccount } from "../connector.ts";
import type {
  ChannelList,
  ConnectedGrant,
  FieldValues,
  KeyAccess,
  RefreshOutcome,
  RemoteChannel,
} from "../network-access.ts";
import { readRenewalFailure } from "../renewal.ts";
import type { CallNetwork } from "../network-call.ts";
import { accountDocument, channelDetailsDocument, channelsDocument } from "./buffer-documents.ts";
import { buildRequest, type BufferQuery } from "./buffer-request.ts";
import { channelDetailsSchema, channelSchema, readChannel } from "./read-channel.ts";

const accountSchema = z.object({
  id: z.string(),
  name: z.string().nullish(),
  organizations: z.array(z.object({ id: z.string(), name: z.string() })),
});
/** Response limit for lists of channels, which are longer than other responses. */
const listBytes = 1024 * 1024;

export interface BufferAccessSettings {
  call: CallNetwork;
  now: () => Date;
  endpoint: string;
}

/** Connects Buffer accounts by a key, which doesn't expire and can only be deleted in Buffer. */
export class BufferAccess implements KeyAccess {
  readonly kind = "key";
  readonly #settings: BufferAccessSettings;

  constructor(settings: BufferAccessSettings) {
    this.#settings = settings;
  }

  async open({ key = "" }: FieldValues): Promise<ConnectedGrant> {
    const asked = await this.#ask(key, "account", { document: accountDocument });
    if (!asked.ok) throw explainRefusal(asked);
    const { id: remoteId, name, organizations } = readConnectBody(asked.value, accountSchema);
    return {
      tokens: { access: key },
      accessEndsAtMs: null,
      refreshEndsAtMs: null,
      remoteId,
      name: name || organizations[0]?.name || "Buffer",
      instanceUrl: null,
      details: {},
    };
  }

  async listChannels({ tokens }: RemoteAccount): Promise<ChannelList> {
    const asked = await this.#ask(tokens.access, "account", { document: accountDocument });
    if (!asked.ok) return readEnd(asked);
    const account = accountSchema.safeParse(asked.value);
    if (!account.success) return unreadableList;
    const channels: RemoteChannel[] = [];
    for (const { id } of account.data.organizations) {
      const variables = { input: { organizationId: id } };
      const listed = await this.#ask(tokens.access, "channels", {
        document: channelsDocument,
        variables,
      });
      if (!listed.ok) return readEnd(listed);
      const found = z.array(channelSchema).safeParse(listed.value);
      if (!found.success) return unreadableList;
      const detailed = await this.#ask(tokens.access, "channels", {
        document: channelDetailsDocument,
        variables,
      });
      // If Buffer refuses this query, channels are used without details. Any other error fails the whole list, so that
      // stored details aren't overwritten.
      if (!detailed.ok && detailed.failure.kind !== "rejected") return readEnd(detailed);
      const details = readDetails(detailed);
      channels.push(...found.data.map((one) => readChannel(one, details.get(one.id) ?? {}, id)));
    }
    return { kind: "channels", channels };
  }

  /** A key can't be renewed, so this only checks whether Buffer still knows it. */
  async refresh({ tokens }: RemoteAccount): Promise<RefreshOutcome> {
    const asked = await this.#ask(tokens.access, "account", { document: accountDocument });
    return asked.ok ? { kind: "valid" } : readEnd(asked);
  }

  /** Does nothing, because keys can only be deleted in Buffer. */
  async revoke(): Promise<void> {
    await Promise.resolve();
  }

  async #ask(key: string, field: string, query: BufferQuery): Promise<ClassifiedField> {
    const { call, now, endpoint } = this.#settings;
    const request = buildRequest(endpoint, key, query);
    return classifyGraphql(await call({ ...request, maxBodyBytes: listBytes }), field, { now });
  }
}

function readDetails(asked: ClassifiedField) {
  const details = asked.ok ? z.array(channelDetailsSchema).safeParse(asked.value).data : null;
  return new Map((details ?? []).map(({ id, metadata }) => [id, metadata ?? {}]));
}

type Failed = Extract<ClassifiedField, { ok: false }>;

const unreadableList: ChannelList = {
  kind: "failed",
  failure: { kind: "unknown", message: "Buffer's response could not be read." },
};

const unknownKey =
  "Buffer doesn't know this key. Copy it from Settings → API in Buffer, or make a new one there.";
const missingPermission =
  "This key lacks a permission. Make a new one in Buffer, under Settings → API, with all permissions for account and posts.";

/** Access has ended only if Buffer refuses the key in a JSON response. An HTML response comes from a proxy. */
function readEnd(failed: Failed): Extract<RefreshOutcome, { kind: "ended" | "failed" }> {
  const outcome = readRenewalFailure(failed, () => failed.failure.kind === "unauthorized");
  return outcome.kind === "ended" ? { ...outcome, message: unknownKey } : outcome;
}

function explainRefusal(failed: Failed): ConnectError {
  const { failure } = failed;
  if (failure.kind === "unauthorized") return new ConnectError("connection-refused", unknownKey);
  if (failure.kind === "rejected" && failure.code === "FORBIDDEN") {
    return new ConnectError("missing-scope", missingPermission);
  }
  return new ConnectError("network-unreachable", failure.message);
}
