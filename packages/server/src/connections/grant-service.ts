import { randomUUID } from "node:crypto";
import {
  maxGrants,
  type Channel,
  type Grant,
  type GrantRequest,
  type NewGrant,
} from "@slideloom/core/contract/grants";
import type { Connection } from "@slideloom/core/contract/connections";
import {
  findServiceId,
  networks,
  publishesOn,
  type NetworkId,
  type ServiceId,
} from "@slideloom/core/networks";
import { cleanGrant } from "../connectors/clean-remote.ts";
import { ConnectError } from "../connectors/connect-error.ts";
import type {
  ConnectedGrant,
  KeyAccess,
  NetworkAccess,
  RemoteChannel,
} from "../connectors/network-access.ts";
import type { Database } from "../db/database.ts";
import type { ConnectionRow, GrantRow } from "../db/publishing-tables.ts";
import type { Queries } from "../db/tables.ts";
import { addConnection } from "./add-connection.ts";
import { describeChannel, grantRef, type ChannelReader } from "./channel-reader.ts";
import { writeDetails } from "./connection-details.ts";
import { ConnectionError } from "./connection-error.ts";
import { presentGrant } from "./connection-presenter.ts";
import { deleteConnection, findSameConnection, updateConnection } from "./connection-repository.ts";
import type { ConnectionService } from "./connection-service.ts";
import {
  deleteGrant,
  findSameGrant,
  insertGrant,
  listChannelRows,
  listGrantRows,
} from "./grant-repository.ts";
import { findHolder, mergeGrant, updateHolder } from "./holder-repository.ts";
import { requirePublicUrl } from "./public-url.ts";
import { lockOf, type OnStateChange, type TokenKeeper } from "./token-keeper.ts";

export interface GrantServiceSettings {
  database: Database;
  now: () => Date;
  keeper: TokenKeeper;
  channels: ChannelReader;
  connections: Pick<ConnectionService, "list">;
  findAccess: (network: NetworkId) => NetworkAccess;
  /** Whether networks can download files from this server. */
  isPublic: boolean;
  /** Whether the connection has posts that are still to be published. */
  hasOpenPosts: (queries: Queries, connectionId: string) => Promise<boolean>;
  /** Called in the transaction in which a connection becomes unusable or usable again. */
  onStateChange: OnStateChange;
  /** Called in the transaction that removes a connection. */
  onRemove: (queries: Queries, row: ConnectionRow) => Promise<void>;
}

export interface NewlyGranted {
  network: NetworkId;
  timeZone: string;
  grant: ConnectedGrant;
}

/**
 * A grant is a key or sign-in that reaches several channels, and the owner chooses which to connect. Methods throw a
 * `ConnectionError` if the grant doesn't exist.
 */
export class GrantService {
  readonly #settings: GrantServiceSettings;

  constructor(settings: GrantServiceSettings) {
    this.#settings = settings;
  }

  /** Returns the grants, oldest first. */
  async list(accountId: string): Promise<Grant[]> {
    const rows = await listGrantRows(this.#settings.database.queries, accountId);
    return rows.map((row) => presentGrant(row));
  }

  /**
   * Stores a key as a new grant, or renews the grant for the same account at the network. Connects no channel yet.
   * @throws {ConnectError} that explains what is wrong with the key.
   */
  async create(
    accountId: string,
    { network, time_zone: timeZone = "UTC", key, url }: GrantRequest,
  ): Promise<NewGrant> {
    requirePublicUrl(network, this.#settings.isPublic);
    const access = this.#getKeyAccess(network);
    const grant = cleanGrant(await access.open({ key, ...(url !== undefined && { url }) }, null));
    const channels = await this.#settings.channels.list(network, { ...grant, handle: grant.name });
    const id = await this.save(accountId, { network, timeZone, grant });
    const row = await getGrant(this.#settings.database.queries, accountId, id);
    return { grant: presentGrant(row), channels: await this.#present(row, channels) };
  }

  /** Saves a newly connected grant, or renews the existing one. Returns its id. */
  async save(accountId: string, { network, timeZone, grant }: NewlyGranted): Promise<string> {
    const { database, keeper, now } = this.#settings;
    const { remoteId } = cleanGrant(grant);
    return database.transaction(`connections:${accountId}`, async (queries) => {
      const known = await findSameGrant(queries, { accountId, network, remoteId });
      if (known) {
        await this.#renew(queries, known.id, grant);
        return known.id;
      }
      const { length } = await listGrantRows(queries, accountId);
      if (length >= maxGrants) throw new ConnectionError("too-many-grants");
      const id = randomUUID();
      await insertGrant(queries, {
        ...buildGrantColumns(grant),
        ...keeper.seal({ id, tokenVersion: 0 }, grant),
        id,
        accountId,
        network,
        remoteId,
        timeZone,
        createdAtMs: now().getTime(),
      });
      return id;
    });
  }

  /**
   * Reads the channels from the network.
   * @throws {ConnectError} if they can't be read.
   */
  async listChannels(accountId: string, id: string): Promise<Channel[]> {
    const row = await getGrant(this.#settings.database.queries, accountId, id);
    return this.#present(row, await this.#settings.channels.sync(id));
  }

  /**
   * Connects the chosen channels and disconnects all others.
   * @throws {ConnectError} if a channel can't be connected.
   * @throws {ConnectionError} if posts are scheduled on a channel that would be disconnected.
   */
  async choose(accountId: string, id: string, remoteIds: readonly string[]): Promise<Connection[]> {
    const { channels, connections, database, now } = this.#settings;
    await getGrant(database.queries, accountId, id);
    const known = new Map((await channels.sync(id)).map((one) => [one.remoteId, one]));
    const chosen = new Set(remoteIds);
    await database.transaction(`connections:${accountId}`, async (queries) => {
      const grant = await getGrant(queries, accountId, id);
      const rows = await listChannelRows(queries, id);
      for (const row of rows) if (!chosen.has(row.remoteId)) await this.#takeOut(queries, row);
      const connected = new Set(rows.map(({ remoteId }) => remoteId));
      // Each new connection is 1 ms younger than the one before, because lists are sorted by creation time.
      let createdAtMs = now().getTime();
      for (const remoteId of chosen) {
        if (connected.has(remoteId)) continue;
        await this.#add(queries, { grant, channel: known.get(remoteId), createdAtMs });
        createdAtMs += 1;
      }
    });
    return (await connections.list(accountId)).filter(({ through }) => through?.id === id);
  }

  /**
   * Replaces a grant's key. The grant's connections remain.
   * @throws {ConnectError} if the key is refused or belongs to another account.
   */
  async replaceKey(accountId: string, id: string, key: string): Promise<Grant> {
    const { channels, database, keeper } = this.#settings;
    const row = await getGrant(database.queries, accountId, id);
    const { remoteId, instanceUrl } = row;
    const { name } = networks[row.network];
    const rows = await listChannelRows(database.queries, id);
    const replaced = {
      remoteId,
      details: keeper.openAccount(row)?.details,
      channelIds: rows.map((one) => one.remoteId),
    };
    const values = { key, ...(instanceUrl !== null && { url: instanceUrl }) };
    const grant = cleanGrant(await this.#getKeyAccess(row.network).open(values, replaced));
    if (grant.remoteId !== remoteId) {
      throw new ConnectError(
        "connection-refused",
        `This key belongs to another ${name} account. Add it as a new key.`,
      );
    }
    await database.transaction(`connections:${accountId}`, async (queries) => {
      await getGrant(queries, accountId, id);
      await this.#renew(queries, id, grant);
    });
    await channels.sync(id);
    return presentGrant(await getGrant(database.queries, accountId, id));
  }

  /** Deletes the grant and its connections, and revokes access at the network if it can be reached. */
  async remove(accountId: string, id: string): Promise<void> {
    const { database, findAccess, keeper, onRemove } = this.#settings;
    const grant = await getGrant(database.queries, accountId, id);
    await database.transaction(`connections:${accountId}`, async (queries) => {
      await getGrant(queries, accountId, id);
      for (const row of await listChannelRows(queries, id)) await onRemove(queries, row);
      await deleteGrant(queries, id);
    });
    const account = keeper.openAccount(grant);
    if (account) await findAccess(grant.network).revoke(account);
  }

  #getKeyAccess(network: NetworkId): KeyAccess {
    const access = this.#settings.findAccess(network);
    if (access.kind === "key") return access;
    const { name } = networks[network];
    throw new ConnectError("connection-refused", `${name} isn't connected with a key.`);
  }

  /**
   * Replaces a grant's tokens under the grant's lock, then calls `onStateChange` for the connections that share the
   * grant's state.
   */
  async #renew(queries: Queries, id: string, grant: ConnectedGrant): Promise<void> {
    const { database, keeper } = this.#settings;
    const ref = grantRef(id);
    await database.locks.holdAll(queries, [lockOf(ref)]);
    const row = await findHolder(queries, ref);
    if (!row) throw new ConnectionError("grant-not-found");
    await updateHolder(queries, ref, { ...buildGrantColumns(grant), ...keeper.seal(row, grant) });
    await keeper.announce(queries, ref);
  }

  async #takeOut(queries: Queries, row: ConnectionRow): Promise<void> {
    const { hasOpenPosts, onRemove } = this.#settings;
    if (await hasOpenPosts(queries, row.id)) throw new ConnectionError("channel-has-posts");
    await onRemove(queries, row);
    await deleteConnection(queries, row.id);
  }

  async #add(
    queries: Queries,
    {
      grant,
      channel,
      createdAtMs,
    }: { grant: GrantRow; channel: RemoteChannel | undefined; createdAtMs: number },
  ): Promise<void> {
    const service = channel?.state === "ready" ? findService(grant, channel) : null;
    if (!channel || service === null) {
      const who = channel ? channel.name : "One of these accounts";
      const why =
        channel?.reason ??
        `This account can't be connected through ${networks[grant.network].name}.`;
      throw new ConnectError("connection-refused", `${who} wasn't connected. ${why}`);
    }
    const { onStateChange } = this.#settings;
    const { id: grantId, accountId, network, timeZone } = grant;
    const { remoteId } = channel;
    const known = await findSameConnection(queries, { accountId, network, remoteId });
    const shown = { ...describeChannel(network, channel), grantId, service };
    if (known) {
      // The channel is already connected through another key. Its connection moves to this grant.
      await updateConnection(queries, known.id, shown);
      return onStateChange(queries, mergeGrant({ ...known, ...shown }, grant));
    }
    const withoutTokens = {
      sealedTokens: "",
      accessEndsAtMs: null,
      refreshEndsAtMs: null,
      tokenVersion: 0,
      refreshingUntilMs: null,
      warnedDays: null,
      instanceUrl: null,
    };
    return addConnection(queries, {
      ...withoutTokens,
      id: randomUUID(),
      accountId,
      network,
      remoteId,
      timeZone,
      createdAtMs,
      ...shown,
    });
  }

  async #present(grant: GrantRow, channels: readonly RemoteChannel[]): Promise<Channel[]> {
    const rows = await listChannelRows(this.#settings.database.queries, grant.id);
    const own = new Map(rows.map((row) => [row.remoteId, row.id]));
    return channels.map((channel) => ({
      remote_id: channel.remoteId,
      service: channel.service,
      kind: channel.kind,
      name: channel.name,
      handle: channel.handle,
      picture_url: channel.pictureUrl,
      state: findService(grant, channel) === null ? "unsupported" : channel.state,
      reason: channel.reason,
      connection_id: own.get(channel.remoteId) ?? null,
    }));
  }
}

/** Returns the channel's service; null if the network can't publish there. */
function findService({ network }: GrantRow, channel: RemoteChannel): ServiceId | null {
  const service = findServiceId(channel.service);
  return service !== null && publishesOn(network, service) ? service : null;
}

async function getGrant(queries: Queries, accountId: string, id: string): Promise<GrantRow> {
  const row = await findHolder(queries, grantRef(id));
  if (row?.accountId !== accountId) throw new ConnectionError("grant-not-found");
  return row;
}

const buildGrantColumns = ({ name, instanceUrl, details: own }: ConnectedGrant) => ({
  name,
  instanceUrl,
  details: writeDetails({ own }),
  state: "active" as const,
  lastError: null,
  refreshingUntilMs: null,
  warnedDays: null,
});
