import { randomUUID } from "node:crypto";
import type { SizePresetId } from "@slideloom/core/design";
import { findSlideSize } from "@slideloom/core/publishing";
import { cleanForeign } from "@slideloom/core/text";
import type {
  Channel,
  Connector,
  PreparingRun,
  RemoteAccount,
  Tokens,
} from "../../connectors/connector.ts";
import { StepFailure } from "../../connectors/connector.ts";
import { findErrorCode, findRequestId } from "../../connectors/find-error-code.ts";
import type { CallAbort, CallResult, PreparingCallOptions } from "../../connectors/network-call.ts";
import type { OpenConnection } from "../../connections/connection-service.ts";
import { findVersionRow } from "../../carousels/carousel-repository.ts";
import type { Database } from "../../db/database.ts";
import type { PublicationTargetRow } from "../../db/publishing-tables.ts";
import type { PublicationFiles } from "../publication-files.ts";
import { findPublication } from "../publication-repository.ts";
import { refuseVideos } from "../publishable-content.ts";
import { insertAttempt } from "./target-repository.ts";
import {
  readCheckpoint,
  readFiles,
  readPayload,
  readSplit,
  readPosts,
  type StoredFile,
} from "./row.ts";
import type { HeldTarget, StepContext } from "./step.ts";

const excerptCharacters = 500;

export interface TargetRunBuilderSettings {
  database: Database;
  now: () => Date;
  files: Pick<PublicationFiles, "draw" | "present">;
  connections: {
    /** Returns the connection with its tokens; null if it was removed. */
    open(connectionId: string): Promise<OpenConnection | null>;
  };
  callNetwork: (options: PreparingCallOptions, abort: CallAbort) => Promise<CallResult>;
}

/** Builds the context that connectors need for a target. */
export class TargetRunBuilder {
  readonly #settings: TargetRunBuilderSettings;

  constructor(settings: TargetRunBuilderSettings) {
    this.#settings = settings;
  }

  /**
   * Renders the files of a target.
   * @throws {StepFailure} if rendering fails.
   */
  async draw(target: HeldTarget, connector: Connector, signal: AbortSignal): Promise<StoredFile[]> {
    const { files } = this.#settings;
    const draft = await this.#findDraft(target);
    if (draft === null) {
      const message = "The carousel or its scheduled version was deleted.";
      throw new StepFailure({ kind: "rejected", code: "carousel-gone", message });
    }
    refuseVideos(draft);
    const connection = await this.#open(target);
    const payload = readPayload(target.payload);
    const channel = readChannel(connection);
    const content = {
      draft,
      wishes: connector.listFiles(payload, channel),
      findSize: (own: SizePresetId) =>
        findSlideSize({ network: target.network, ...channel }, payload, own),
    };
    return files.draw(target, content, signal);
  }

  /**
   * Notes the version of the tokens in `context`.
   * @throws {StepFailure} if the connection can't be used.
   */
  async build(
    target: HeldTarget,
    context: StepContext,
    { isPublishing = false } = {},
  ): Promise<PreparingRun> {
    const { database, files, now } = this.#settings;
    const { signal } = context.task;
    const { connectionId, publicationId } = target;
    const connection = await this.#open(target);
    const { account } = connection;
    context.tokenVersion = connection.tokenVersion;
    const draft = isPublishing ? await this.#findDraft(target) : null;
    if (draft !== null) refuseVideos(draft);
    const publication = await findPublication(database.queries, publicationId);
    if (!publication) throw new Error("The target has no publication.");
    const { createdAtMs } = publication;
    const posts = readPosts(target.posts);
    const payload = readPayload(target.payload);
    const stored = readFiles(target.files);
    return {
      account,
      channel: readChannel(connection),
      payload,
      posts,
      now,
      signal,
      dueAtMs: target.dueAtMs ?? 0,
      split: readSplit(target),
      files: files.present(target.id, stored),
      part: posts.length,
      checkpoint: readCheckpoint(target.checkpoint),
      postKey: `${target.id}-${posts.length + 1}`,
      origin: { publicationId, connectionId, createdAtMs },
      call: (step, options) =>
        this.#call(target, { step, options, account, abort: { signal, isPublishing } }),
    };
  }

  /** Returns the text of the carousel version to publish; null if it was deleted. */
  async #findDraft({ publicationId }: HeldTarget): Promise<string | null> {
    const { queries } = this.#settings.database;
    const { carouselId, carouselVersion } = (await findPublication(queries, publicationId)) ?? {};
    if (!carouselId || !carouselVersion) return null;
    return (await findVersionRow(queries, carouselId, carouselVersion))?.draft ?? null;
  }

  async #open({ connectionId }: HeldTarget): Promise<OpenConnection> {
    const connection = await this.#settings.connections.open(connectionId);
    if (connection) return connection;
    throw new StepFailure({ kind: "unauthorized", message: "The connection was removed." });
  }

  /** Makes a call and logs it for the publication's owner, without secrets. */
  async #call(
    { id: targetId }: PublicationTargetRow,
    {
      step,
      options,
      account,
      abort,
    }: {
      step: string;
      options: PreparingCallOptions;
      account: RemoteAccount;
      abort: CallAbort;
    },
  ): Promise<CallResult> {
    const { callNetwork, database, now } = this.#settings;
    const atMs = now().getTime();
    const startMs = performance.now();
    const result = await callNetwork(options, abort);
    const { host, pathname } = new URL(options.url);
    const isResponse = result.kind === "response";
    const row = {
      id: randomUUID(),
      targetId,
      atMs,
      step,
      method: options.method,
      address: host + pathname,
      status: isResponse ? result.status : null,
      networkCode: isResponse ? findErrorCode(result.json) : null,
      networkRequestId: isResponse ? findRequestId(result) : null,
      durationMs: Math.round(performance.now() - startMs),
      outcome: isResponse ? `${result.status}` : result.kind,
      excerpt: hideTokens(isResponse ? result.text : result.message, account.tokens),
    };
    // The call's result matters more than the log entry, so logging errors are ignored.
    await insertAttempt(database.queries, row).catch(() => undefined);
    return result;
  }
}

const readChannel = ({ service, kind, limits }: OpenConnection): Channel => ({
  service,
  kind,
  limits,
});

function hideTokens(text: string, tokens: Tokens): string {
  const secrets = [tokens.access, tokens.refresh, tokens.secret].filter(
    (secret): secret is string => secret !== undefined && secret !== "",
  );
  const clean = secrets.reduce((shown, secret) => shown.replaceAll(secret, "…"), text);
  const hidden = clean.replaceAll(/"(access|refresh)(_token|Jwt)"\s*:\s*"[^"]*"/g, '"$1$2":"…"');
  return cleanForeign(hidden, excerptCharacters);
}
