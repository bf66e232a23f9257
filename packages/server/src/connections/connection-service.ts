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
import { defaultSlots, type SlotTime } from "@slideloom/core/publishing";
import { z } from "zod";
import type { RemoteAccount, Tokens } from "../connectors/connector.ts";
import type { Accesses } from "../connectors/connectors.ts";
import type { ConnectedAccount, TimedTokens } from "../connectors/network-access.ts";
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
} from "./connection-repository.ts";
import type { PublishingConnection } from "./publishing-connection.ts";

type ConnectionChange = z.output<typeof connectionChangeRequestSchema>;

const minutesPerHour = 60;

const tokensSchema = z.object({
  access: z.string(),
  refresh: z.string().exactOptional(),
  secret: z.string().exactOptional(),
}) satisfies z.ZodType<Tokens>;
const detailsSchema = z.object({ limits: accountLimitsSchema, own: z.unknown() });

export interface ConnectionServiceSettings {
  database: Database;
  now: () => Date;
  appSecret: string;
  accesses: Accesses;
  /** Called in the transaction in which a connection can no longer be used, or can be again. */
  onStateChange: (queries: Queries, row: ConnectionRow) => Promise<void>;
  /** Called in the transaction in which a connection is removed. */
  onRemove: (queries: Queries, row: ConnectionRow) => Promise<void>;
}

/** A connection with its tokens. */
export interface OpenConnection {
  account: RemoteAccount;
  limits: AccountLimits;
  tokenVersion: number;
  state: ConnectionState;
}

/** The accounts at networks that accounts here publish as. Throws a `ConnectionError` for what is not there. */
export class ConnectionService {
  readonly #settings: ConnectionServiceSettings;
  readonly #secretBox: SecretBox;

  constructor(settings: ConnectionServiceSettings) {
    this.#settings = settings;
    this.#secretBox = new SecretBox(settings.appSecret, "connections");
  }

  /** Oldest first. */
  async list(accountId: string): Promise<Connection[]> {
    const { queries } = this.#settings.database;
    const rows = await listConnectionRows(queries, accountId);
    const slots = await listSlotRows(queries, accountId);
    return rows.map((row) => present(row, slots));
  }

  /** The same as publishing needs them. */
  async listForPublishing(queries: Queries, accountId: string): Promise<PublishingConnection[]> {
    const rows = await listConnectionRows(queries, accountId);
    const slots = await listSlotRows(queries, accountId);
    return rows.map(({ id, network, name, handle, state, timeZone, details }) => ({
      ...{ id, network, name, handle, state, timeZone },
      slots: listSlotTimes(slots, id),
      limits: readDetails(details).limits,
    }));
  }

  /**
   * Connects an account at a network, or renews the connection to it. Throws a `ConnectError` that says what is wrong
   * with what was entered.
   */
  async connect(accountId: string, request: ConnectionRequest): Promise<NewConnection> {
    const { accesses, database } = this.#settings;
    const account =
      request.network === "bluesky"
        ? await accesses.bluesky.connect(request)
        : await accesses.handover.connect(request);
    const id = await database.transaction(`connections:${accountId}`, async (queries) =>
      this.#write(queries, accountId, { request, account }),
    );
    const connection = await this.#get(accountId, id);
    return request.network === "handover"
      ? { ...connection, secret: account.tokens.access }
      : connection;
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

  /** Asks the network whether the connection still holds, making its tokens anew. */
  async test(accountId: string, id: string): Promise<Connection> {
    const { tokenVersion, network } = await getRow(
      this.#settings.database.queries,
      accountId,
      id,
    );
    if (network !== "handover") await this.refresh(id, tokenVersion);
    return this.#get(accountId, id);
  }

  /** Takes back at the network what was granted, as far as it answers, and forgets the connection. */
  async remove(accountId: string, id: string): Promise<void> {
    const { accesses, database, onRemove } = this.#settings;
    const open = await this.open(id);
    const { network } = await getRow(database.queries, accountId, id);
    await database.transaction(`connections:${accountId}`, async (queries) => {
      await onRemove(queries, await getRow(queries, accountId, id));
      await deleteConnection(queries, id);
    });
    if (open) await accesses[network].revoke(open.account);
  }

  /** The connection with its tokens; null where it is gone, or its tokens can't be read any more. */
  async open(id: string): Promise<OpenConnection | null> {
    const row = await findConnectionRow(this.#settings.database.queries, id);
    const tokens = row && tokensSchema.safeParse(parseJson(this.#open(row)));
    if (!row || !tokens?.success) return null;
    const { remoteId, handle, instanceUrl, tokenVersion, state } = row;
    const { own, limits } = readDetails(row.details);
    const account = { remoteId, handle, instanceUrl, details: own, tokens: tokens.data };
    return { account, limits, tokenVersion, state };
  }

  /**
   * Makes the tokens anew, unless another one has since that version: of all that ask for it one does. Where only the
   * owner can, the connection says so.
   */
  async refresh(id: string, tokenVersion: number): Promise<"refreshed" | "reconnect"> {
    const { accesses, database } = this.#settings;
    return this.#alone(id, async () => {
      const row = await findConnectionRow(database.queries, id);
      const open = await this.open(id);
      if (!row || !open) return "reconnect";
      if (row.tokenVersion !== tokenVersion) {
        return row.state === "reconnect" ? "reconnect" : "refreshed";
      }
      const outcome = await accesses[row.network].refresh(open.account);
      if (outcome.kind === "refreshed") {
        await this.#writeTokens(row, outcome);
        return "refreshed";
      }
      // What failed on the way may succeed the next time.
      if (outcome.kind === "failed") return "refreshed";
      await this.#setState(row, "reconnect", outcome.message);
      return "reconnect";
    });
  }
