import type { NetworkId } from "@slideloom/core/networks";
import type { PublicationPayload } from "@slideloom/core/publishing";
import type { CallOptions, CallResult } from "./network-call.ts";

/**
 * Publishes posts on a network. A network is a folder here with a line of `connectors.ts`, and a folder in `core/networks`
 * with a line of `networks.ts` and of `guide-pages.ts`.
 */
export interface Connector {
  network: NetworkId;
  /** Whether uploads last until the post is due. If not, preparing waits until then. */
  isPreparedEarly: boolean;
  /** Returns the files to draw for a post. */
  listFiles(payload: PublicationPayload): readonly FileWish[];
  /**
   * Does one step before the post: an upload or a check. A step may run twice.
   * @throws {StepFailure}
   */
  prepare(run: TargetRun): Promise<PreparedStep>;
  /** Makes the call that creates the post. Repeated only if it certainly had no effect (at-most-once). */
  send(run: TargetRun): Promise<SendOutcome>;
  /** Checks whether an earlier `send` created the post, by reading, or by repeating it if `isRepeatable` allows. */
  reconcile(run: TargetRun & { armedAtMs: number }): Promise<Verdict>;
  /** Whether the network treats a repeated call as the same post, this long after the first was allowed. */
  isRepeatable(armedForMs: number): boolean;
}

/** A post that is being published, with the state of its target. */
export interface TargetRun {
  payload: PublicationPayload;
  files: readonly PublishedFile[];
  /** The index of the next post of the thread, from 0, and the posts published before it. */
  part: number;
  posts: readonly RemotePost[];
  /** The number of slides of each post. */
  split: readonly number[];
  account: RemoteAccount;
  /** Progress of preparing, stored after each step so that another process can continue. */
  checkpoint: Checkpoint;
  /** Idempotency key of the post, the same for every call. */
  postKey: string;
  /** Values that survive changes, resending and a restored backup. */
  origin: { publicationId: string; connectionId: string; createdAtMs: number };
  now: () => Date;
  signal: AbortSignal;
  /** Calls the network and logs the attempt under the name `step`. */
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

/** Tokens of an account at a network. */
export interface Tokens {
  access: string;
  refresh?: string;
  /** Creates new tokens if the refresh token is lost or has ended, such as an app password. */
  secret?: string;
}

/** An image of each slide, or one document of all slides, with the largest file size. */
export interface FileWish {
  type: "jpeg" | "png" | "pdf";
  maxBytes?: number;
}

/** A file drawn for a target. */
export interface PublishedFile {
  /** Slide number, from 1; null for a document of all slides. */
  slide: number | null;
  name: string;
  type: string;
  sizeBytes: number;
  widthPx: number;
  heightPx: number;
  /** The URL from which the network can download it. */
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

/** What follows a step: another step, the same step later, or sending. */
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
 * A transient failure. `not-sent` certainly had no effect; `unknown` may have had one, with the response's minimum wait,
 * if any.
 */
export type PassingFailure =
  | { kind: "not-sent"; message: string; code?: string }
  | { kind: "throttled"; waitMs: number; message: string }
  | { kind: "unknown"; message: string; waitMs?: number };

/** The result of a call. */
export type SendOutcome =
  | PublishedPost
  | PassingFailure
  | { kind: "unauthorized"; message: string }
  | ({ kind: "rejected" } & Refusal)
  /** The network has lost uploads; `checkpoint` has what is still valid. */
  | { kind: "stale"; checkpoint: Checkpoint; message: string };

/** The result of checking a call with an unknown outcome. */
export type Verdict =
  | PublishedPost
  /** Not found now; the network may still be processing it. */
  | { kind: "absent" }
  | { kind: "pending" }
  /** Only a person can tell. `message` says why, unless the network simply didn't respond. */
  | { kind: "undecidable"; message?: string }
  | { kind: "unauthorized"; message: string };

/** The failure of a step. `files-gone`: the drawn files are lost and are drawn again. */
export type StepOutcome =
  | Exclude<SendOutcome, { kind: "published" }>
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
