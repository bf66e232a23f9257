import { randomUUID } from "node:crypto";
import {
  accountLimitsSchema,
  maxConnections,
  type AccountLimits,
  type Connection,
  type connectionChangeRequestSchema,
  type ConnectionRequest,
  type NewConnection,
} from "@slideloom/core/contract";
import { capLimits, type NetworkId } from "@slideloom/core/networks";
import { defaultSlots, type SlotTime } from "@slideloom/core/publishing";
import { z } from "zod";
import { cleanAccount } from "../connectors/clean-remote.ts";
import { ConnectError } from "../connectors/connect-error.ts";
import type { PassingFailure, RemoteAccount, Tokens } from "../connectors/connector.ts";
import type {
  ConnectedAccount,
  RefreshOutcome,
  TimedTokens,
} from "../connectors/network-access.ts";
import type { NetworkClient } from "../connectors/network-client.ts";
import type { Database } from "../db/database.ts";
import { parseJson } from "../db/parse-json.ts";
import type { ConnectionRow, ConnectionState, PostingSlotRow } from "../db/publishing-tables.ts";
import type { Queries } from "../db/tables.ts";
import { SecretBox } from "../secrets/secret-box.ts";
import { ConnectionError } from "./connection-error.ts";
import {
  deleteConnection,
  findConnectionRow,
  findSameConnection,
  insertConnection,
  listConnectionRows,
  listSlotRows,
  replaceSlots,
  updateConnection,
  updateTokens,
} from "./connection-repository.ts";
import type { PublishingConnection } from "./publishing-connection.ts";

type ConnectionChange = z.output<typeof connectionChangeRequestSchema>;

const minutesPerHour = 60;
/** Lease for a token refresh, longer than a refresh takes. */
const refreshMs = 90_000;
/** Interval of checks whether another process has finished its refresh. */
const pollMs = 200;

const tokensSchema = z.object({
  access: z.string(),
  refresh: z.string().exactOptional(),
  secret: z.string().exactOptional(),
}) satisfies z.ZodType<Tokens>;
const detailsSchema = z.object({
  limits: accountLimitsSchema.transform(capLimits),
  own: z.unknown(),
});

export interface ConnectionServiceSettings {
  database: Database;
  now: () => Date;
  appSecret: string;
  clients: Readonly<Record<NetworkId, Pick<NetworkClient, "access">>>;
  wait: (durationMs: number) => Promise<void>;
  /** Called in the transaction in which a connection becomes unusable or usable again. */
  onStateChange: (queries: Queries, row: ConnectionRow) => Promise<void>;
  /** Called in the transaction that removes a connection. */
  onRemove: (queries: Queries, row: ConnectionRow) => Promise<void>;
}

/** A newly connected account at a network. */
export interface NewlyConnected {
  network: NetworkId;
  timeZone: string;
  account: ConnectedAccount;
}

/** A connection with its tokens. */
export interface OpenConnection {
  account: RemoteAccount;
  limits: AccountLimits;
  /** When the access token expires; null if unknown. */
  accessEndsAtMs: number | null;
  tokenVersion: number;
  state: ConnectionState;
}

/**
 * The result of refreshing tokens. `reconnect`: the account's owner must sign in again; `failed`: a retry may succeed.
 */
export type Renewal =
  | { kind: "renewed" }
  | { kind: "reconnect"; message: string }
  | { kind: "failed"; failure: PassingFailure };

/** Manages an account's connections. Methods throw a `ConnectionError` if there is no such connection. */
export class ConnectionService {
  readonly #settings: ConnectionServiceSettings;
  readonly #secretBox: SecretBox;

  constructor(settings: ConnectionServiceSettings) {
    this.#settings = settings;
    this.#secretBox = new SecretBox(settings.appSecret, "connections");
  }

  /** Returns the connections, oldest first. */
  async list(accountId: string): Promise<Connection[]> {
    const { queries } = this.#settings.database;
    const rows = await listConnectionRows(queries, accountId);
    const slots = await listSlotRows(queries, accountId);
    return rows.map((row) => present(row, slots));
  }

  /** Returns the connections with the data that publishing needs. */
  async listForPublishing(queries: Queries, accountId: string): Promise<PublishingConnection[]> {
    const rows = await listConnectionRows(queries, accountId);
    const slots = await listSlotRows(queries, accountId);
    return rows.map(({ id, network, remoteId, name, handle, state, timeZone, details }) => ({
      id,
      network,
      remoteId,
      name,
      handle,
      state,
      timeZone,
      slots: listSlotTimes(slots, id),
      limits: readDetails(details).limits,
    }));
  }

  /**
   * Connects an account at a network, or renews an existing connection to it.
   * @throws {ConnectError} that explains what is wrong with the input.
   */
  async connect(accountId: string, request: ConnectionRequest): Promise<NewConnection> {
    const { network, time_zone: timeZone, ...values } = request;
    const { access } = this.#settings.clients[network];
    if (access.kind !== "fields") throw new Error(`${network} is connected by a sign-in.`);
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
   * Tests the connection by refreshing its tokens.
   * @throws {ConnectError} if the network can't be reached.
   */
  async test(accountId: string, id: string): Promise<Connection> {
    const { tokenVersion } = await getRow(this.#settings.database.queries, accountId, id);
    const renewal = await this.refresh(id, tokenVersion);
    if (renewal.kind === "failed") {
      throw new ConnectError("network-unreachable", renewal.failure.message);
    }
    return this.#get(accountId, id);
  }

  /** Revokes access at the network if it can be reached, and deletes the connection. */
  async remove(accountId: string, id: string): Promise<void> {
    const { clients, database, onRemove } = this.#settings;
    const open = await this.open(id);
    const { network } = await getRow(database.queries, accountId, id);
    await database.transaction(`connections:${accountId}`, async (queries) => {
      await onRemove(queries, await getRow(queries, accountId, id));
      await deleteConnection(queries, id);
    });
    if (open) await clients[network].access.revoke(open.account);
  }

  /** Returns the connection with its tokens; null if it was removed or its tokens can't be decrypted. */
  async open(id: string): Promise<OpenConnection | null> {
    const row = await findConnectionRow(this.#settings.database.queries, id);
    const tokens =
      row &&
      tokensSchema.safeParse(parseJson(this.#secretBox.open(row.sealedTokens, row.id) ?? ""));
    if (!row || !tokens?.success) return null;
    const { remoteId, handle, instanceUrl, accessEndsAtMs, tokenVersion, state } = row;
    const { own, limits } = readDetails(row.details);
    const account = { remoteId, handle, instanceUrl, details: own, tokens: tokens.data };
    return { account, limits, accessEndsAtMs, tokenVersion, state };
  }

  /**
   * Refreshes the tokens unless their version has changed. Of several concurrent callers, only one refreshes. Sets the
   * state to `reconnect` if only the owner can renew access.
   */
  async refresh(id: string, tokenVersion: number): Promise<Renewal> {
    const { clients, database } = this.#settings;
    const claimed = await this.#claimRefresh(id, tokenVersion);
    if ("kind" in claimed) return claimed;
    const row = claimed.claimed;
    const open = await this.open(id);
    const outcome = open
      ? await clients[row.network].access.refresh(open.account)
      : ({
          kind: "ended",
          message: "We can't read the saved sign-in for this account. Reconnect it.",
        } as const);
    const change = this.#buildChange(row, outcome);
    return database.transaction(`connection:${id}`, async (queries) => {
      const isWritten = await updateTokens(queries, row, change);
      // The owner has reconnected or removed the connection meanwhile.
      if (!isWritten) return readRenewal(await findConnectionRow(queries, id));
      const changed = { ...row, ...change };
      if (changed.state !== row.state) await this.#settings.onStateChange(queries, changed);
      return outcome.kind === "failed" ? outcome : readRenewal(changed);
    });
  }

  /** Returns the row's changes after a refresh; a temporary failure only releases the lease. */
  #buildChange(row: ConnectionRow, outcome: RefreshOutcome): Partial<ConnectionRow> {
    if (outcome.kind === "failed") return { refreshingUntilMs: null };
    return {
      refreshingUntilMs: null,
      state: findState(row, outcome),
      ...(outcome.kind === "refreshed" && { ...this.#seal(row, outcome), warnedDays: null }),
      lastError: outcome.kind === "ended" ? outcome.message : null,
    };
  }

  /** Takes the lease for refreshing tokens, waiting for its current holder. */
  async #claimRefresh(
    id: string,
    tokenVersion: number,
  ): Promise<{ claimed: ConnectionRow } | Renewal> {
    const { database, now, wait } = this.#settings;
    for (;;) {
      const nowMs = now().getTime();
      const claimed = await database.transaction(`connection:${id}`, async (queries) => {
        const row = await findConnectionRow(queries, id);
        if (row?.tokenVersion !== tokenVersion) return readRenewal(row);
        if (row.refreshingUntilMs !== null && row.refreshingUntilMs > nowMs) return null;
        await updateConnection(queries, id, { refreshingUntilMs: nowMs + refreshMs });
        return { claimed: row };
      });
      if (claimed !== null) return claimed;
      await wait(pollMs);
    }
  }

  async #write(
    queries: Queries,
    accountId: string,
    { network, timeZone, account }: NewlyConnected,
  ): Promise<string> {
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
      details: JSON.stringify({ limits: account.limits, own: account.details }),
    };
    if (known) {
      const change = { ...shown, ...this.#seal(known, account) };
      await updateConnection(queries, known.id, change);
      await this.#settings.onStateChange(queries, { ...known, ...change });
      return known.id;
    }
    const { length } = await listConnectionRows(queries, accountId);
    if (length >= maxConnections) throw new ConnectionError("too-many-connections");
    const id = randomUUID();
    const row = { ...key, ...shown, id, timeZone, tokenVersion: 0 };
    const createdAtMs = this.#settings.now().getTime();
    await insertConnection(queries, { ...row, ...this.#seal(row, account), createdAtMs });
    await replaceSlots(
      queries,
      id,
      defaultSlots.map((slot) => buildSlotRow(id, slot)),
    );
    return id;
  }

  /** Returns the row's sealed tokens, bound to this connection's id. */
  #seal(
    { id, tokenVersion }: Pick<ConnectionRow, "id" | "tokenVersion">,
    { tokens, accessEndsAtMs, refreshEndsAtMs }: TimedTokens,
  ) {
    const sealedTokens = this.#secretBox.seal(JSON.stringify(tokens), id);
    return { sealedTokens, accessEndsAtMs, refreshEndsAtMs, tokenVersion: tokenVersion + 1 };
  }

  async #get(accountId: string, id: string): Promise<Connection> {
    const { queries } = this.#settings.database;
    return present(await getRow(queries, accountId, id), await listSlotRows(queries, accountId));
  }
}

/** Returns a connection's state after a refresh. */
function findState({ state }: ConnectionRow, { kind }: RefreshOutcome): ConnectionState {
  if (kind === "ended") return "reconnect";
  return kind === "valid" && state === "expiring" ? state : "active";
}

/** Reads the result of a refresh from the connection's row. */
function readRenewal(row: Pick<ConnectionRow, "state" | "lastError"> | null): Renewal {
  if (row && row.state !== "reconnect") return { kind: "renewed" };
  return { kind: "reconnect", message: row?.lastError ?? "Reconnect this account to publish." };
}

async function getRow(queries: Queries, accountId: string, id: string): Promise<ConnectionRow> {
  const row = await findConnectionRow(queries, id);
  if (row?.accountId !== accountId) throw new ConnectionError("connection-not-found");
  return row;
}

function present(row: ConnectionRow, slots: readonly PostingSlotRow[]): Connection {
  const { id, network, name, handle, state, refreshEndsAtMs } = row;
  return {
    id,
    network,
    name,
    handle,
    state,
    picture_url: row.pictureUrl,
    server: row.instanceUrl === null ? null : new URL(row.instanceUrl).host,
    message: row.lastError,
    ends_at: refreshEndsAtMs === null ? null : new Date(refreshEndsAtMs).toISOString(),
    time_zone: row.timeZone,
    slots: listSlotTimes(slots, id).map(({ weekday, minuteOfDay, isPaused: paused }) => ({
      weekday,
      paused,
      time: printMinute(minuteOfDay),
    })),
    limits: readDetails(row.details).limits,
    created_at: new Date(row.createdAtMs).toISOString(),
  };
}

const listSlotTimes = (slots: readonly PostingSlotRow[], id: string): SlotTime[] =>
  slots
    .filter(({ connectionId }) => connectionId === id)
    .map(({ weekday, minuteOfDay, isPaused }) => ({
      weekday,
      minuteOfDay,
      isPaused: isPaused === 1,
    }));

const buildSlotRow = (
  connectionId: string,
  { weekday, minuteOfDay, isPaused }: SlotTime,
): PostingSlotRow => ({
  id: randomUUID(),
  connectionId,
  weekday,
  minuteOfDay,
  isPaused: isPaused ? 1 : 0,
});

const readDetails = (text: string) => detailsSchema.parse(parseJson(text));

function readMinute(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * minutesPerHour + minutes;
}

const printMinute = (minute: number) =>
  [Math.floor(minute / minutesPerHour), minute % minutesPerHour]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
