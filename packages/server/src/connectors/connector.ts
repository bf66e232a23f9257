import type { NetworkId } from "@slideloom/core/networks";
import type { PublicationPayload } from "@slideloom/core/publishing";
import type { CallOptions, CallResult } from "./network-call.ts";

/** A network that posts are published on. Adding one is a folder here and a line in `connectors.ts`. */
export interface Connector {
  network: NetworkId;
  /** Whether what it prepares at the network lives until the post is due; else that waits until then. */
  isPreparedEarly: boolean;
  /** Which files are drawn for a post. */
  listFiles(payload: PublicationPayload): readonly FileWish[];
  /** One step of what comes before the post: uploads, checks. Each may be done twice; throws a `StepFailure`. */
  prepare(run: TargetRun): Promise<PreparedStep>;
  /** The one call that makes the post. It is not made again unless it surely was not made. */
  send(run: TargetRun): Promise<SendOutcome>;
  /** Looks whether the post of an earlier `send` is there, by reading, or by repeating where `isRepeatable` says so. */
  reconcile(run: TargetRun & { armedAtMs: number }): Promise<Verdict>;
  /** Whether the network takes the same call again as the same post, so long after it was allowed first. */
  isRepeatable(armedForMs: number): boolean;
}

/** A post of a target that is being published. */
export interface TargetRun {
  payload: PublicationPayload;
  files: readonly PublishedFile[];
  /** Which of its posts is next, from 0, and those that are there already. */
  part: number;
  posts: readonly RemotePost[];
  /** How many slides each of its posts has. */
  split: readonly number[];
  account: RemoteAccount;
  /** Where preparing it has come to; what is in here is known to whoever goes on. */
  checkpoint: Checkpoint;
  /** Stays the same for one post, however often its call is allowed: for keys that the network knows it again by. */
  postKey: string;
  /** What stays the same for a publication on a connection, also when it is changed, sent anew or brought back from a backup. */
  origin: { publicationId: string; connectionId: string; createdAtMs: number };
  now: () => Date;
  signal: AbortSignal;
  /** A call in the account's name; every one is written down. `step` names it in there. */
  call(step: string, options: CallOptions): Promise<CallResult>;
}

/** The account at the network. */
export interface RemoteAccount {
  remoteId: string;
  handle: string;
  instanceUrl: string | null;
  details: unknown;
  tokens: Tokens;
}

/** What the network is shown; each connector has its own beside the access token. */
export interface Tokens {
  access: string;
  refresh?: string;
  /** What tokens are made of again where the refresh token is lost, such as an app password. */
  secret?: string;
}

/** A picture of each slide, or one document of all, and how large a file may be at most. */
export interface FileWish {
  type: "jpeg" | "png" | "pdf";
  maxBytes?: number;
}

/** A file that was drawn for a target. */
export interface PublishedFile {
  /** The slide that it shows, from 1; null for a document of all. */
  slide: number | null;
  name: string;
  type: string;
  sizeBytes: number;
  widthPx: number;
  heightPx: number;
  /** Where the network can fetch it itself. */
  url: string;
  read(): Promise<Uint8Array>;
}

export type Checkpoint = Readonly<Record<string, unknown>>;

export interface RemotePost {
  id: string;
  url: string | null;
  /** What the next post of a thread refers to. */
  reference?: unknown;
}

/** A post that is there; `note` says what people should know of it. */
export interface PublishedPost {
  kind: "published";
  post: RemotePost;
  note?: string | null;
}

/** What comes next: another step, the same one later, or the post. */
export type PreparedStep =
  | { kind: "next"; checkpoint: Checkpoint }
  | { kind: "wait"; checkpoint: Checkpoint; waitMs: number }
  | { kind: "ready"; checkpoint: Checkpoint };

/** What is wrong, in words for the person who publishes, and the network's own name for it. */
export interface Refusal {
  code: string;
  message: string;
}

/**
 * A fault that may have passed when it is tried again. `throttled` names when; `unknown` may have been done, and names the
 * least wait where the response does.
 */
export type PassingFailure =
  | { kind: "not-sent"; message: string; code?: string }
  | { kind: "throttled"; waitMs: number; message: string }
  | { kind: "unknown"; message: string; waitMs?: number };

/** What came of a call. */
export type SendOutcome =
  | PublishedPost
  | PassingFailure
  | { kind: "unauthorized"; message: string }
  | ({ kind: "rejected" } & Refusal)
  /** What was prepared is gone at the network; `checkpoint` is what still counts. */
  | { kind: "stale"; checkpoint: Checkpoint; message: string };

/** What was found out about a call whose end is not known. */
export type Verdict =
  | PublishedPost
  /** It is not there now; it may come to be where the network is still at it. */
  | { kind: "absent" }
  | { kind: "pending" }
  /** Looking can't tell: only a person can. `message` says why, if the network's silence isn't the reason. */
  | { kind: "undecidable"; message?: string }
  | { kind: "unauthorized"; message: string };

/** What came of a step of preparing. `files-gone`: what was drawn for it is lost, and is drawn again. */
export type StepOutcome =
  | Exclude<SendOutcome, { kind: "published" }>
  | { kind: "files-gone"; message: string };

/** A step of preparing that did not succeed; nothing is published by it. */
export class StepFailure extends Error {
  override name = "StepFailure";
  readonly outcome: StepOutcome;

  constructor(outcome: StepOutcome) {
    super(outcome.message);
    this.outcome = outcome;
  }
}
