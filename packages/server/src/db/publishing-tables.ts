import type { Approver, TargetStatus } from "@slideloom/core/contract/publications";
import type { NetworkId, ServiceId } from "@slideloom/core/networks";

export interface PublishingTables {
  connections: ConnectionRow;
  connectionGrants: GrantRow;
  networkSignIns: NetworkSignInRow;
  instanceClients: InstanceClientRow;
  postingSlots: PostingSlotRow;
  publications: PublicationRow;
  publicationTargets: PublicationTargetRow;
  publicationAttempts: PublicationAttemptRow;
  /** The valid version of an account's calendar feed URL; an account without a row has version 1. */
  calendarFeeds: { accountId: string; version: number };
}

/** Usable, expiring soon, in need of a new sign-in, or revoked. */
export type ConnectionState = "active" | "expiring" | "reconnect" | "revoked";

/** A row that holds access to a network: a connection, or a grant that several connections share. */
export interface HolderRow {
  id: string;
  accountId: string;
  network: NetworkId;
  /** The network's id of the account. */
  remoteId: string;
  name: string;
  /** Origin of the account's server, for networks with many servers; else null. */
  instanceUrl: string | null;
  /** Access and refresh tokens as JSON in a secret box. */
  sealedTokens: string;
  /** JSON, `ConnectionDetails`: the account's limits and choices, and data of the network's connector. */
  details: string;
  /** When the access and refresh tokens expire; null if they don't expire or the time is unknown. */
  accessEndsAtMs: number | null;
  refreshEndsAtMs: number | null;
  /** Incremented with each change of the tokens, so that a concurrent refresh notices the new tokens. */
  tokenVersion: number;
  /** Expiry of the lease of a running token refresh; null if none runs. */
  refreshingUntilMs: number | null;
  state: ConnectionState;
  lastError: string | null;
  /**
   * IANA time zone in which publication times are chosen and shown. New connections of a grant get the grant's time
   * zone.
   */
  timeZone: string;
  createdAtMs: number;
  /** The last warning was sent this many days before expiry; null if none was sent. */
  warnedDays: number | null;
}

/** A key or sign-in that reaches several connections; unique per account, network and `remoteId`. */
export type GrantRow = HolderRow;

/**
 * A connected account, unique per owner, network and `remoteId`. If a grant holds the tokens, `state` says only whether
 * the network still has the account.
 */
export interface ConnectionRow extends HolderRow {
  grantId: string | null;
  /** The service on which posts appear: the network itself, or e.g. `instagram` if the network is a bridge. */
  service: ServiceId;
  /** Kind of account, e.g. `page`. Null if the service has only one kind. */
  kind: string | null;
  handle: string;
  pictureUrl: string | null;
}

/** A network sign-in in progress; deleted on its first use. */
export interface NetworkSignInRow {
  /** Hash of the `state` parameter. */
  stateHash: string;
  accountId: string;
  network: NetworkId;
  instanceUrl: string | null;
  /** OAuth client of the sign-in; null if the network has one client for this whole instance. */
  clientId: string | null;
  /** PKCE code verifier in a secret box. */
  sealedVerifier: string;
  timeZone: string;
  endsAtMs: number;
}

/** An OAuth client that this instance has registered at one of a network's servers. */
export interface InstanceClientRow {
  instanceUrl: string;
  /** Id of the client; empty for clients registered before ids were stored. */
  clientId: string;
  redirectUri: string;
  /** Client id and secret as JSON in a secret box. */
  sealedClient: string;
  createdAtMs: number;
}

/** A weekly posting slot: publications queued for the next free slot take it. */
export interface PostingSlotRow {
  id: string;
  connectionId: string;
  /** ISO weekday: 1 is Monday, 7 is Sunday. */
  weekday: number;
  /** Minutes since midnight in the connection's time zone. */
  minuteOfDay: number;
  isPaused: number;
}

export type PublicationSource = "now" | "time" | "slot";

/**
 * A person's request to publish one carousel version. It may have no time yet, and remains as a record after
 * publishing.
 */
export interface PublicationRow {
  id: string;
  accountId: string;
  /** Null once the carousel is deleted. */
  carouselId: string | null;
  /** The published version, which later edits don't change. */
  carouselVersion: number;
  title: string;
  /** Local time in `timeZone`, such as `2026-12-01T09:00`; null if the publication isn't scheduled. */
  wallTime: string | null;
  timeZone: string;
  /** When to publish: `wallTime` in milliseconds since 1970. */
  dueAtMs: number | null;
  source: PublicationSource | null;
  /** Incremented with each change, for optimistic concurrency. */
  rowVersion: number;
  createdAtMs: number;
}

export interface PublicationTargetRow {
  id: string;
  publicationId: string;
  accountId: string;
  /** Null once the connection is deleted. */
  connectionId: string | null;
  network: NetworkId;
  /** Caption, options and other content besides the slides, fixed when scheduled; JSON, `PublicationPayload`. */
  payload: string;
  /**
   * `sending` is written before the call that publishes (at-most-once). A process that finds `sending` never repeats
   * the call, but checks whether the post exists.
   */
  status: TargetStatus;
  /** When the post is due at the network; null if the post isn't scheduled. */
  dueAtMs: number | null;
  /** Progress of the preparation; JSON that the connector reads. */
  checkpoint: string;
  /** Rendered files as JSON, kept for 48 hours after the target ends. */
  files: string;
  filesUntilMs: number | null;
  /** Fencing token of the task that processes the target. */
  token: number;
  /** Id of the current publishing call; null if it is certain that no call is under way. */
  sendId: string | null;
  /** When the target was set to `sending`; null if `sendId` is null. */
  armedAtMs: number | null;
  /** Number of failed preparations. */
  attempts: number;
  /** Number of checks whether the post exists. */
  checks: number;
  /** The target's posts that exist at the network, in order; JSON array of `{id, url}`. */
  posts: string;
  /** Number of posts that the target consists of: 1, or more for a thread. */
  parts: number;
  errorCode: string | null;
  message: string | null;
  finishedAtMs: number | null;
  /** 1 if another target has replaced this target. Per publication and connection, only one target may have 0. */
  isSuperseded: number;
  /** Who has to approve this target; null if nobody does. A check in the database lets only approved targets proceed. */
  approver: Approver | null;
  askedAtMs: number | null;
  /** Null until it is approved. A changed publication has new targets, so it needs a new approval. */
  approvedAtMs: number | null;
  /** Name that the client typed. A check in the database requires it once a client has approved. */
  approvedBy: string | null;
}

/** A logged call to a network for a target; deleted after 90 days. */
export interface PublicationAttemptRow {
  id: string;
  targetId: string;
  atMs: number;
  step: string;
  method: string;
  /** Host and path of the request's URL, without the query. */
  address: string;
  status: number | null;
  /** The network's error code and request id. */
  networkCode: string | null;
  networkRequestId: string | null;
  durationMs: number;
  outcome: string;
  /** Start of the response body, with tokens removed. */
  excerpt: string | null;
}
