import type { AccountLimits } from "@slideloom/core/contract/connections";
import type { NetworkId, ServiceId } from "@slideloom/core/networks";
import type { PublicationPayload } from "@slideloom/core/publishing";
import type { CallOptions, CallResult, PreparingCallOptions } from "./network-call.ts";

/**
 * Publishes posts on a network. To add a network, also extend `connectors.ts` and `testbeds.fixture.ts` here, and
 * `networks.ts`, `guide-pages.ts` and `services.ts` (or `bridges.ts`) in `core/networks`.
 */
export interface Connector {
  network: NetworkId;
  /** Whether the network keeps uploads until the post is due. If false, preparation waits until the due time. */
  isPreparedEarly: boolean;
  listFiles(payload: PublicationPayload, channel: Channel): readonly FileWish[];
  /**
   * Runs one preparation step: an upload or a check. A step may run twice.
   * @throws {StepFailure} if the step fails.
   */
  prepare(run: PreparingRun): Promise<PreparedStep>;
  /** Creates the post. Called again only if the previous call certainly had no effect (at-most-once). */
  send(run: TargetRun): Promise<SendOutcome>;
  /**
   * Checks whether an earlier `send` created the post, by reading from the network or, if `isRepeatable`, by repeating
   * the call.
   */
  reconcile(run: TargetRun & { armedAtMs: number }): Promise<Verdict>;
  /**
   * Deletes the draft that `prepare` stored, so that a late call can't publish the draft. Resolves to the checkpoint to
   * prepare the post again from, or to null if the draft may still exist.
   */
  withdraw?(run: TargetRun): Promise<Checkpoint | null>;
  /**
   * Whether the network would still treat a repeated call as the same post, `armedForMs` ms after the target was set to
   * `sending`.
   */
  isRepeatable(armedForMs: number, run: TargetRun): boolean;
}

/** Where a connection's posts appear. */
export interface Channel {
  /** The service on which posts appear, e.g. `instagram` if the network is a bridge such as Buffer. */
  service: ServiceId;
  /** Kind of account, e.g. `page` or `profile`. Null if the service has only one kind. */
  kind: string | null;
  limits: AccountLimits;
}

/** A post that is being published, with the state of its target. */
export interface TargetRun {
  payload: PublicationPayload;
  files: readonly PublishedFile[];
  /** Index of the thread's next post, from 0. `posts` contains the posts published before it. */
  part: number;
  posts: readonly RemotePost[];
  /** The number of slides of each post. */
  split: readonly number[];
  account: RemoteAccount;
  channel: Channel;
  /** Progress of preparing, stored after each step so that another process can continue. */
  checkpoint: Checkpoint;
  /** Idempotency key of the post, the same for every call. */
  postKey: string;
  /** Values that stay the same if the publication is changed, sent again or restored from a backup. */
  origin: { publicationId: string; connectionId: string; createdAtMs: number };
  now: () => Date;
  /** When the post is due; in the past if the post is late or was published at once. */
  dueAtMs: number;
  signal: AbortSignal;
  /** Calls the network and logs the attempt under the name `step`. */
  call(step: string, options: CallOptions): Promise<CallResult>;
}

/** A post that is being prepared. Calls may take longer, because preparation publishes nothing. */
export interface PreparingRun extends TargetRun {
  call(step: string, options: PreparingCallOptions): Promise<CallResult>;
}

export interface RemoteAccount {
  remoteId: string;
  handle: string;
  instanceUrl: string | null;
  details: unknown;
  tokens: Tokens;
}

export interface Tokens {
  access: string;
  refresh?: string;
  /** A credential, such as an app password, that creates new tokens if the refresh token is lost or has ended. */
  secret?: string;
}

/** Files to render: an image of each slide, a PDF of all slides, or a thumbnail, which is a JPEG of slide 1. */
export interface FileWish {
  type: "jpeg" | "png" | "pdf" | "thumbnail";
  maxBytes?: number;
  /** Width of images. The default is twice the slide's CSS width: 1080 px for most sizes. */
  widthPx?: number;
}

/** Name of the thumbnail's file; no slide's file has this name. */
export const thumbnailName = "thumbnail.jpg";

export interface PublishedFile {
  /** Slide number, from 1; null for a document of all slides. */
  slide: number | null;
  name: string;
  type: string;
  sizeBytes: number;
  widthPx: number;
  heightPx: number;
  /** The URL from which the network can download the file. */
  url: string;
  read(): Promise<Uint8Array>;
}

export type Checkpoint = Readonly<Record<string, unknown>>;

export interface RemotePost {
  id: string;
  url: string | null;
  /** The reference that a reply in the thread needs. */
  reference?: unknown;
}

/** A published post, with a note for the person who published it. */
export interface PublishedPost {
  kind: "published";
  post: RemotePost;
  note?: string | null;
}

/** A post that the network publishes by itself, later. `checkpoint` has what `reconcile` needs to find the result. */
export interface AcceptedPost {
  kind: "accepted";
  checkpoint: Checkpoint;
  /** Says who has the post, such as "Buffer has the post and is publishing it." */
  message: string;
}

/** The outcome of a preparation step: run the next step, repeat the step after `waitMs`, or send the post. */
export type PreparedStep =
  | { kind: "next"; checkpoint: Checkpoint }
  | { kind: "wait"; checkpoint: Checkpoint; waitMs: number }
  | { kind: "ready"; checkpoint: Checkpoint };

/** A network's refusal: its error code, and a message for people. */
export interface Refusal {
  code: string;
  message: string;
}

/**
 * `not-sent` certainly had no effect, but `unknown` may have had an effect. `waitMs` is the minimum wait before a
 * retry.
 */
export type TransientFailure =
  | { kind: "not-sent"; message: string; code?: string }
  | { kind: "throttled"; waitMs: number; message: string }
  | { kind: "unknown"; message: string; waitMs?: number };

export type SendOutcome =
  | PublishedPost
  | AcceptedPost
  | TransientFailure
  | { kind: "unauthorized"; message: string }
  | ({ kind: "rejected" } & Refusal)
  /** The network has lost uploads; `checkpoint` contains the uploads that are still valid. */
  | { kind: "stale"; checkpoint: Checkpoint; message: string };

/** The result of checking a call with an unknown outcome. */
export type Verdict =
  | PublishedPost
  /** The post isn't found now; the network may still be processing it. */
  | { kind: "absent" }
  /** The result isn't known yet. `waitMs` is the minimum wait until the next check; `message` is for people. */
  | { kind: "pending"; waitMs?: number; message?: string }
  /** The post certainly doesn't exist and the network won't publish it. */
  | ({ kind: "refused" } & Refusal)
  /** Only a person can find out whether the post exists. `message` says why, unless the network didn't respond. */
  | { kind: "undecidable"; message?: string }
  | { kind: "unauthorized"; message: string };

/** The failure of a step. `files-gone`: the drawn files are lost and are drawn again. */
export type StepOutcome =
  | Exclude<SendOutcome, { kind: "published" | "accepted" }>
  | { kind: "files-gone"; message: string };

/** A failed step of preparing; nothing was published. */
export class StepFailure extends Error {
  override name = "StepFailure";
  readonly outcome: StepOutcome;

  constructor(outcome: StepOutcome) {
    super(outcome.message);
    this.outcome = outcome;
  }
}
