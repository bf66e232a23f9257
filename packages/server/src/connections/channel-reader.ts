import { networks, type NetworkId } from "@slideloom/core/networks";
import { cleanChannel } from "../connectors/clean-remote.ts";
import { ConnectError } from "../connectors/connect-error.ts";
import type { RemoteAccount } from "../connectors/connector.ts";
import {
  hasChannels,
  type ChannelList,
  type NetworkAccess,
  type RemoteChannel,
} from "../connectors/network-access.ts";
import type { Database } from "../db/database.ts";
import type { GrantRow } from "../db/publishing-tables.ts";
import type { TaskLog } from "../tasks/task-kind.ts";
import { writeDetails } from "./connection-details.ts";
import { ConnectionError } from "./connection-error.ts";
import { updateConnection } from "./connection-repository.ts";
import { listChannelRows, listUsableGrantIds } from "./grant-repository.ts";
import { findHolder, mergeGrant, type HolderRef } from "./holder-repository.ts";
import type { OnStateChange, TokenKeeper } from "./token-keeper.ts";

export interface ChannelReaderSettings {
  database: Database;
  keeper: TokenKeeper;
  findAccess: (network: NetworkId) => NetworkAccess;
  onStateChange: OnStateChange;
}

export const grantRef = (id: string): HolderRef => ({ table: "connectionGrants", id });

/**
 * Reads the channels that a grant can publish to, and updates the grant's connections. A grant is a key or sign-in that
 * several connections share.
 */
export class ChannelReader {
  readonly #settings: ChannelReaderSettings;

  constructor(settings: ChannelReaderSettings) {
    this.#settings = settings;
  }

  /**
   * Returns the channels that an account at the network reaches.
   * @throws {ConnectError} if they can't be read.
   */
  async list(network: NetworkId, account: RemoteAccount): Promise<RemoteChannel[]> {
    const list = await this.#ask(network, account);
    if (list.kind === "channels") return list.channels.map((channel) => cleanChannel(channel));
    if (list.kind === "ended") throw new ConnectError("connection-refused", list.message);
    throw new ConnectError("network-unreachable", list.failure.message);
  }

  /**
   * Reads a grant's channels and updates the stored connections. If the network refuses access, sets the grant to
   * `reconnect`.
   * @throws {ConnectError} if the channels can't be read.
   * @throws {ConnectionError} if the grant was removed.
   */
  async sync(grantId: string): Promise<RemoteChannel[]> {
    const { database, keeper } = this.#settings;
    const ref = grantRef(grantId);
    const grant = await findHolder(database.queries, ref);
    if (!grant) throw new ConnectionError("grant-not-found");
    const account = keeper.openAccount(grant);
    const list: ChannelList = account
      ? await this.#ask(grant.network, account)
      : { kind: "ended", message: "We can't read the saved key. Replace the key." };
    if (list.kind === "ended") {
      await keeper.change(ref, grant, { state: "reconnect", lastError: list.message });
      throw new ConnectError("connection-refused", list.message);
    }
    if (list.kind === "failed") {
      throw new ConnectError("network-unreachable", list.failure.message);
    }
    const channels = list.channels.map((channel) => cleanChannel(channel));
    if (grant.state === "reconnect") {
      await keeper.change(ref, grant, { state: "active", lastError: null });
    }
    await this.#update(grant, channels);
    return channels;
  }

  /** Reads the channels of all usable grants; failures are logged and retried at the next run. */
  async run(log: TaskLog): Promise<void> {
    for (const id of await listUsableGrantIds(this.#settings.database.queries)) {
      try {
        await this.sync(id);
      } catch (err) {
        log.warn({ err, grantId: id }, "Could not read the accounts of a key or sign-in");
      }
    }
  }

  async #ask(network: NetworkId, account: RemoteAccount): Promise<ChannelList> {
    const access = this.#settings.findAccess(network);
    if (!hasChannels(access)) throw new Error(`${network} has no channels.`);
    return access.listChannels(account);
  }

  async #update(grant: GrantRow, channels: readonly RemoteChannel[]): Promise<void> {
    const { database, onStateChange } = this.#settings;
    const byId = new Map(channels.map((channel) => [channel.remoteId, channel]));
    await database.transaction(`connections:${grant.accountId}`, async (queries) => {
      const current = await findHolder(queries, grantRef(grant.id));
      for (const row of await listChannelRows(queries, grant.id)) {
        const channel = byId.get(row.remoteId);
        const change = channel
          ? describeChannel(grant.network, channel)
          : describeRemoved(grant.network);
        await updateConnection(queries, row.id, change);
        const [before, after] = [row, { ...row, ...change }].map((one) => mergeGrant(one, current));
        if (after && before?.state !== after.state) await onStateChange(queries, after);
      }
    });
  }
}

/** Returns the columns of a connection that are copied from its channel. */
export function describeChannel(network: NetworkId, channel: RemoteChannel) {
  const { kind, handle, pictureUrl, reason } = channel;
  const { limits, choices, details: own, serviceAccountId } = channel;
  const isReady = channel.state === "ready";
  return {
    name: channel.name,
    handle,
    kind,
    pictureUrl,
    details: writeDetails({ limits, choices, own, serviceAccountId }),
    state: isReady ? ("active" as const) : ("reconnect" as const),
    lastError: isReady ? null : (reason ?? `Reconnect this account in ${networks[network].name}.`),
  };
}

const describeRemoved = (network: NetworkId) => ({
  state: "reconnect" as const,
  lastError: `This account was removed in ${networks[network].name}.`,
});
