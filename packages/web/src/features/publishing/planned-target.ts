import type { Connection } from "@slideloom/core/contract/connections";
import type { PublicationRequest } from "@slideloom/core/contract/publications";
import type { Captions } from "@slideloom/core/carousel";
import type { SizePresetId } from "@slideloom/core/design";
import type { Post } from "@slideloom/core/document";
import { rulesFor } from "@slideloom/core/networks";
import {
  addDefaultOptions,
  findOwnCaption,
  checkPublication,
  findSlideSize,
  ratioOf,
  suggestCaptionFor,
  type PublicationPayload,
  type PublicationProblem,
} from "@slideloom/core/publishing";
import { buildUuid } from "../../lib/build-uuid.ts";
import type { PublishDraft } from "./publish-draft-store.ts";

/** A publication on one connection, before it is sent. */
export interface PlannedTarget {
  connection: Connection;
  payload: PublicationPayload;
  /** The published size of the slides. */
  size: SizePresetId;
  /** Width divided by height of the slides; null for a single post. */
  ratio: number | null;
  /**
   * `own` was written in this dialog, `variant` in the carousel for this service, `shared` for all accounts.
   * `suggested` was built from the post.
   */
  captionSource: "own" | "variant" | "shared" | "suggested";
  /** Number of slides in each of the target's posts. */
  posts: readonly number[];
  problems: readonly PublicationProblem[];
}

/** The post to publish. `slides` is 1 for a single post. */
export interface PublishedPost {
  post: Post;
  captions?: Captions;
  /** Whether a model wrote any of the words. */
  isAiGenerated: boolean;
  slides: number;
  /** Indexes of slides with a video. */
  videoSlides: readonly number[];
  /** Size preset of the open carousel. */
  size: SizePresetId;
  isSingle: boolean;
}

function findCaption(
  { caption, captions }: PublishDraft,
  { connection, options }: Pick<PlannedTarget, "connection"> & Pick<PublicationPayload, "options">,
  published: PublishedPost,
): Pick<PlannedTarget, "captionSource"> & { caption: string } {
  const own = captions[connection.id];
  if (own !== undefined) return { captionSource: "own", caption: own };
  const { service } = rulesFor(connection);
  const variant = findOwnCaption(published.captions, service);
  if (variant !== undefined) return { captionSource: "variant", caption: variant };
  if (caption !== null) return { captionSource: "shared", caption };
  return {
    captionSource: "suggested",
    caption: suggestCaptionFor({ ...connection, options }, published),
  };
}

/** Plans the posts for a connected account, and checks them against the rules of the account's network. */
export function planTarget(
  draft: PublishDraft,
  connection: Connection,
  published: PublishedPost,
): PlannedTarget {
  const options = addDefaultOptions(connection, draft.options[connection.id] ?? {}, published);
  const { caption, captionSource } = findCaption(draft, { connection, options }, published);
  const { slides, videoSlides } = published;
  const slide_size = draft.sizes[connection.id] ?? "network";
  const size = findSlideSize(connection, { slide_size }, published.size);
  const ratio = published.isSingle ? null : ratioOf(size);
  const alt_texts = Array.from({ length: slides }, (_, index) => draft.altTexts[index] ?? "");
  const payload = { caption, alt_texts, options, slide_size };
  return {
    connection,
    payload,
    size,
    ratio,
    captionSource,
    posts: rulesFor(connection).splitIntoPosts(slides, options),
    problems: checkPublication(connection, payload, { slides, ratio, videoSlides }),
  };
}

interface RequestParts {
  carousel: { id: string; version: number };
  targets: readonly PlannedTarget[];
  timeZone: string;
}

/** Builds the request, with the draft's `nextId` or a new id. */
export function buildPublicationRequest(
  { when: { kind, at }, nextId }: PublishDraft,
  { carousel, targets, timeZone }: RequestParts,
): PublicationRequest {
  return {
    id: nextId ?? buildUuid(),
    carousel_id: carousel.id,
    version: carousel.version,
    when: kind === "time" ? { kind, at, time_zone: timeZone } : { kind },
    targets: targets.map(({ connection, payload }) => ({
      connection_id: connection.id,
      ...payload,
    })),
  };
}
