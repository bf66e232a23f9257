import type { TargetStatus } from "@slideloom/core/contract";
import type { NetworkId } from "@slideloom/core/publishing";

/** The tables of publishing: accounts at networks, what is to be published there, and what came of it. */
export interface PublishingTables {
  connections: ConnectionRow;
  networkSignIns: NetworkSignInRow;
  instanceClients: InstanceClientRow;
  postingSlots: PostingSlotRow;
  publications: PublicationRow;
  publicationTargets: PublicationTargetRow;
  publicationAttempts: PublicationAttemptRow;
  calendarFeeds: CalendarFeedRow;
}

/** Of a connection: whether it can be used, soon cannot, needs its owner to sign in again, or was taken back. */
export type ConnectionState = "active" | "expiring" | "reconnect" | "revoked";

/** An account at a network that an account here may publish as; one of the same network and `remoteId`. */
export interface ConnectionRow {
  id: string;
  accountId: string;
  network: NetworkId;
  /** What the network calls the account by. */
  remoteId: string;
  name: string;
  handle: string;
  pictureUrl: string | null;
  /** The origin of its server, where the network has many. */
  instanceUrl: string | null;
  /** Its tokens, JSON in a secret box. */
  sealedTokens: string;
  /** What the connector keeps of it beside that, such as the limits of its server; JSON. */
  details: string;
  /** When what is used now ends, and what renews it; null where they do not end, or nobody knows when. */
  accessEndsAtMs: number | null;
  refreshEndsAtMs: number | null;
  /** One more with each change of the tokens, so that of two who refresh them the second sees that it was done. */
  tokenVersion: number;
  /** Until when a process makes the tokens anew; null where none does. */
  refreshingUntilMs: number | null;
  state: ConnectionState;
  lastError: string | null;
  /** The time zone (IANA) in which its times are chosen and shown. */
  timeZone: string;
  createdAtMs: number;
  /** How many days before its end its owner was warned last; null where that was not done yet. */
  warnedDays: number | null;
}

/** A sign-in at a network that was begun; it is gone with its first use. */
export interface NetworkSignInRow {
  /** Of the `state` parameter. */
  stateHash: string;
  accountId: string;
  network: NetworkId;
  instanceUrl: string | null;
  /** The application that it was begun as; null if the network has one for this server. */
  clientId: string | null;
  /** The PKCE code verifier in a secret box. */
  sealedVerifier: string;
  timeZone: string;
  endsAtMs: number;
}

/** An application that this server has registered at a server of a network that has many. */
export interface InstanceClientRow {
  instanceUrl: string;
  /** Empty for those from before ids were kept. */
  clientId: string;
  redirectUri: string;
  /** Its id and secret, JSON in a secret box. */
  sealedClient: string;
  createdAtMs: number;
}

/** A time of the week at which a connection publishes what waits for the next free slot. */
export interface PostingSlotRow {
  id: string;
  connectionId: string;
  /** From 1, Monday, to 7. */
  weekday: number;
  /** Of the wall clock in the connection's time zone. */
  minuteOfDay: number;
  isPaused: number;
}

/** How the time of a publication was chosen; null for one that is not scheduled. */
export type PublicationSource = "now" | "time" | "slot";

/** A version of a carousel that is to be published, or was. */
export interface PublicationRow {
  id: string;
  accountId: string;
  /** Null once the carousel is removed. */
  carouselId: string | null;
  /** The version that is published, whatever the carousel becomes. */
  carouselVersion: number;
  title: string;
  /** `2026-12-01T09:00` in the time zone; null where it is not scheduled. */
  wallTime: string | null;
  timeZone: string;
  /** The same moment; what counts. */
  dueAtMs: number | null;
  source: PublicationSource | null;
  /** One more with each change. */
  rowVersion: number;
  createdAtMs: number;
}

/** A publication on one connection. */
export interface PublicationTargetRow {
  id: string;
  publicationId: string;
  accountId: string;
  /** Null once the connection is removed. */
  connectionId: string | null;
  network: NetworkId;
  /** What is published besides the slides, as it was when it was scheduled; JSON, see `PublicationPayload`. */
  payload: string;
  /**
   * `sending` is written before the one call that publishes; whoever finds it there and did not write it never makes that
   * call, but looks whether the post is there (`checking`).
   */
  status: TargetStatus;
  /** From when on the network is to have it; null where it is not scheduled. */
  dueAtMs: number | null;
  /** What preparing it has come to, JSON that the connector reads. */
  checkpoint: string;
  /** The files that were drawn for it, JSON; they are kept for 48 hours after its end. */
  files: string;
  filesUntilMs: number | null;
  /** The fencing token of the task that works at it. */
  token: number;
  /** Names the one call that may be under way, and when it was allowed. */
  sendId: string | null;
  armedAtMs: number | null;
  /** How often preparing it failed, and how often it was looked for. */
  attempts: number;
  checks: number;
  /** The posts that are there, in order, JSON: `{id, url}`. */
  posts: string;
  /** How many posts it is made of. */
  parts: number;
  errorCode: string | null;
  message: string | null;
  finishedAtMs: number | null;
  /** 1 if another target took its place; of the others a publication has one a connection. */
  isSuperseded: number;
}

/** A call to a network for a target; deleted after 90 days. */
export interface PublicationAttemptRow {
  id: string;
  targetId: string;
  atMs: number;
  step: string;
  method: string;
  /** Host and path, without a query. */
  address: string;
  status: number | null;
  /** What the network calls its error, and the request. */
  networkCode: string | null;
  networkRequestId: string | null;
  durationMs: number;
  outcome: string;
  /** The beginning of the body without tokens. */
  excerpt: string | null;
}

/** Which address of an account's calendar feed counts; an account without one has the first. */
export interface CalendarFeedRow {
  accountId: string;
  version: number;
}
