import { randomUUID } from "node:crypto";
import type {
  AccountLimits,
  Connection,
  connectionChangeRequestSchema,
  ConnectionRequest,
  NewConnection,
} from "@slideloom/core/contract/connections";
import { findServiceId, type NetworkId, type ServiceId } from "@slideloom/core/networks";
import type { z } from "zod";
import { cleanAccount } from "../connectors/clean-remote.ts";
import { ConnectError } from "../connectors/connect-error.ts";
import type { RemoteAccount } from "../connectors/connector.ts";
import type { ConnectedAccount } from "../connectors/network-access.ts";
import type { NetworkClient } from "../connectors/network-client.ts";
import type { Database } from "../db/database.ts";
import type { ConnectionRow, ConnectionState } from "../db/publishing-tables.ts";
import type { Queries } from "../db/tables.ts";
import { addConnection, buildSlotRow } from "./add-connection.ts";
import type { ChannelReader } from "./channel-reader.ts";
import { readDetails, writeDetails } from "./connection-details.ts";
import { ConnectionError } from "./connection-error.ts";
import { listDuplicates, listSlotTimes, presentConnections } from "./connection-presenter.ts";
import {
  deleteConnection,
  findConnectionRow,
  findSameConnection,
  listConnectionRows,
  listSlotRows,
  replaceSlots,
  updateConnection,
} from "./connection-repository.ts";
import { deleteGrant, listChannelRows } from "./grant-repository.ts";
import { refOf, type HeldConnection } from "./holder-repository.ts";
import type { PublishingConnection } from "./publishing-connection.ts";
import type { OnStateChange, Renewal, TokenKeeper } from "./token-keeper.ts";

type ConnectionChange = z.output<typeof connectionChangeRequestSchema>;

const minutesPerHour = 60;

export interface ConnectionServiceSettings {
  database: Database;
  now: () => Date;
  keeper: TokenKeeper;
  channels: Pick<ChannelReader, "sync">;
  clients: Readonly<Record<NetworkId, Pick<NetworkClient, "access">>>;
  /** Called in the transaction in which a connection becomes unusable or usable again. */
  onStateChange: OnStateChange;
  /** Called in the transaction that removes a connection. */
  onRemove: (queries: Queries, row: ConnectionRow) => Promise<void>;
}

export interface NewlyConnected {
  network: NetworkId;
  timeZone: string;
  account: ConnectedAccount;
}

export interface OpenConnection {
  account: RemoteAccount;
  /** The service on which the connection's posts appear, and the kind of account at that service, e.g. `page`. */
  service: ServiceId;
  kind: string | null;
  limits: AccountLimits;
  /** When the access token expires; null if unknown. */
  accessEndsAtMs: number | null;
  tokenVersion: number;
  state: ConnectionState;
}

/** Manages an account's connections. Methods throw a `ConnectionError` if there is no such connection. */
export class ConnectionService {
  readonly #settings: ConnectionServiceSettings;

  constructor(settings: ConnectionServiceSettings) {
    this.#settings = settings;
  }

  /** Returns the connections, oldest first. */
  async list(accountId: string): Promise<Connection[]> {
    const { queries } = this.#settings.database;
    const rows = await listConnectionRows(queries, accountId);
    const slots = await listSlotRows(queries, accountId);
    return presentConnections(rows, slots);
  }

  /** Returns the connections with the data that publishing needs. */
  async listForPublishing(queries: Queries, accountId: string): Promise<PublishingConnection[]> {
    const rows = await listConnectionRows(queries, accountId);
    const slots = await listSlotRows(queries, accountId);
    return rows.map((row) => ({
      id: row.id,
      network: row.network,
      service: row.service,
      remoteId: row.remoteId,
      name: row.name,
      handle: row.handle,
      state: row.state,
      timeZone: row.timeZone,
      slots: listSlotTimes(slots, row.id),
      limits: readDetails(row.details).limits,
      duplicates: listDuplicates(row, rows),
    }));
  }

  /**
   * Connects an account at a network, or renews an existing connection to it.
   * @throws {ConnectError} that explains what is wrong with the input.
   */
  async connect(accountId: string, request: ConnectionRequest): Promise<NewConnection> {
    const { network, time_zone: timeZone, ...values } = request;
    const { access } = this.#settings.clients[network];
    if (access.kind !== "fields") throw new Error(`${network} requires a sign-in.`);
    const account = await access.connect(values);
    const id = await this.save(accountId, { network, timeZone, account });
    const connection = await this.#get(accountId, id);
    return account.secret === undefined ? connection : { ...connection, secret: account.secret };
  }

  /** Saves a newly connected account, or renews its existing connection. Returns the connection's id. */
  async save(accountId: string, connected: NewlyConnected): Promise<string> {
    const account = cleanAccount(connected.account);
    return this.#settings.database.transaction(`connections:${accountId}`, async (queries) =>
      this.#write(queries, accountId, { ...connected, account }),
    );
  }

  async change(
    accountId: string,
    id: string,
    { time_zone, slots }: ConnectionChange,
  ): Promise<Connection> {
    await this.#settings.database.transaction(`connections:${accountId}`, async (queries) => {
      await getRow(queries, accountId, id);
      if (time_zone !== undefined) await updateConnection(queries, id, { timeZone: time_zone });
      if (!slots) return;
      const times = new Map(slots.map((slot) => [`${slot.weekday} ${slot.time}`, slot]));
      const rows = Array.from(times.values(), ({ weekday, time, paused }) =>
        buildSlotRow(id, { weekday, minuteOfDay: readMinute(time), isPaused: paused }),
      );
      await replaceSlots(queries, id, rows);
    });
    return this.#get(accountId, id);
  }

  /**
   * Tests the connection by refreshing its tokens, or by reading its grant's channels.
   * @throws {ConnectError} if the network can't be reached.
   */
  async test(accountId: string, id: string): Promise<Connection> {
    const { channels, database } = this.#settings;
    const { grantId, tokenVersion } = await getRow(database.queries, accountId, id);
    const renewal = await this.refresh(id, tokenVersion);
    if (renewal.kind === "failed") {
      throw new ConnectError("network-unreachable", renewal.failure.message);
    }
    if (grantId !== null && renewal.kind === "renewed") await channels.sync(grantId);
    return this.#get(accountId, id);
  }

  /**
   * Reads again whether the connection's grant can publish to its account, e.g. after a bridge refused a post. A failure
   * changes nothing.
   */
  async recheck(id: string): Promise<void> {
    const { channels, database } = this.#settings;
    const row = await findConnectionRow(database.queries, id);
    if (row?.grantId != null) await channels.sync(row.grantId).catch(() => undefined);
  }

  /**
   * Deletes the connection, and also the grant if no connection uses it any more. Tries to revoke unused access at the
   * network.
   */
  async remove(accountId: string, id: string): Promise<void> {
    const { clients, database, keeper, onRemove } = this.#settings;
    const { network } = await getRow(database.queries, accountId, id);
    const unused = await database.transaction(`connections:${accountId}`, async (queries) => {
      const row = await getRow(queries, accountId, id);
      await onRemove(queries, row);
      await deleteConnection(queries, id);
      if (!row.grant) return row;
      const isLast = (await listChannelRows(queries, row.grant.id)).length === 0;
      if (isLast) await deleteGrant(queries, row.grant.id);
      return isLast ? row.grant : null;
    });
    const account = unused && keeper.openAccount(unused);
    if (account) await clients[network].access.revoke(account);
  }

  /** Returns the connection with decrypted tokens. Null if the connection was removed or decryption fails. */
  async open(id: string): Promise<OpenConnection | null> {
    const row = await findConnectionRow(this.#settings.database.queries, id);
    const tokens = row && this.#settings.keeper.open(row.grant ?? row);
    if (!row || !tokens) return null;
    const { remoteId, handle, instanceUrl, accessEndsAtMs, tokenVersion, state } = row;
    const { service, kind } = row;
    const { own: details, limits } = readDetails(row.details);
    const account = { remoteId, handle, instanceUrl, details, tokens };
    return { account, service, kind, limits, accessEndsAtMs, tokenVersion, state };
  }

  /**
   * Refreshes the tokens of the connection, or of its grant. Does nothing if the stored version isn't `tokenVersion`.
   */
  async refresh(id: string, tokenVersion: number): Promise<Renewal> {
    const { database, keeper } = this.#settings;
    const row = await findConnectionRow(database.queries, id);
    return keeper.refresh(row ? refOf(row) : { table: "connections", id }, tokenVersion);
  }

  async #write(
    queries: Queries,
    accountId: string,
    { network, timeZone, account }: NewlyConnected,
  ): Promise<string> {
    const { keeper, now, onStateChange } = this.#settings;
    const key = { accountId, network, remoteId: account.remoteId };
    const known = await findSameConnection(queries, key);
    const shown = {
      name: account.name,
      handle: account.handle,
      pictureUrl: account.pictureUrl,
      instanceUrl: account.instanceUrl,
      state: "active" as const,
      lastError: null,
      refreshingUntilMs: null,
      warnedDays: null,
      details: writeDetails({ limits: account.limits, own: account.details }),
    };
    if (known) {
      const change = { ...shown, ...keeper.seal(known, account) };
      await updateConnection(queries, known.id, change);
      await onStateChange(queries, { ...known, ...change });
      return known.id;
    }
    const id = randomUUID();
    await addConnection(queries, {
      ...key,
      ...shown,
      ...keeper.seal({ id, tokenVersion: 0 }, account),
      id,
      timeZone,
      grantId: null,
      service: requireService(network),
      kind: null,
      createdAtMs: now().getTime(),
    });
    return id;
  }

  async #get(accountId: string, id: string): Promise<Connection> {
    const connection = (await this.list(accountId)).find((one) => one.id === id);
    if (!connection) throw new ConnectionError("connection-not-found");
    return connection;
  }
}

async function getRow(queries: Queries, accountId: string, id: string): Promise<HeldConnection> {
  const row = await findConnectionRow(queries, id);
  if (row?.accountId !== accountId) throw new ConnectionError("connection-not-found");
  return row;
}

/** Returns the service of a directly connected network. Network and service have the same id, e.g. `bluesky`. */
function requireService(network: NetworkId): ServiceId {
  const service = findServiceId(network);
  if (service === null) throw new Error(`${network} only posts to other services.`);
  return service;
}

function readMinute(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * minutesPerHour + minutes;
}
