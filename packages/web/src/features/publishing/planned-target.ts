import type { Connection, PublicationRequest } from "@slideloom/core/contract";
import type { Post } from "@slideloom/core/document";
import { splitIntoPosts } from "@slideloom/core/networks";
import {
  checkPublication,
  type PublicationPayload,
  type PublicationProblem,
} from "@slideloom/core/publishing";
import { buildUuid } from "../../lib/build-uuid.ts";
import { suggestCaptionFor } from "@slideloom/core/publishing";
import type { PublishDraft } from "./publish-draft-store.ts";

/** A publication on one connection, before it is sent. */
export interface PlannedTarget {
  connection: Connection;
  payload: PublicationPayload;
  /** Source of the caption: the connection's own, the shared one, or the post's text cut to fit. */
  captionSource: "own" | "shared" | "suggested";
  /** Number of slides in each of the target's posts. */
  posts: readonly number[];
  problems: readonly PublicationProblem[];
}

/** The post to publish; a single post counts as one slide. */
export interface PublishedPost {
  post: Post;
  slides: number;
}

function findCaption(
  { caption, captions }: PublishDraft,
  {
    connection: { id, network, limits },
    options,
  }: Pick<PlannedTarget, "connection"> & Pick<PublicationPayload, "options">,
  post: Post,
): Pick<PlannedTarget, "captionSource"> & { caption: string } {
  const own = captions[id];
  if (own !== undefined) return { captionSource: "own", caption: own };
  if (caption !== null) return { captionSource: "shared", caption };
  return {
    captionSource: "suggested",
    caption: suggestCaptionFor({ network, limits, options }, post),
  };
}

/** Plans a connection's posts and lists what its network would refuse. */
export function planTarget(
  draft: PublishDraft,
  connection: Connection,
  { post, slides }: PublishedPost,
): PlannedTarget {
  const { network, limits } = connection;
  const options = draft.options[connection.id] ?? {};
  const { caption, captionSource } = findCaption(draft, { connection, options }, post);
  const alt_texts = Array.from({ length: slides }, (_, index) => draft.altTexts[index] ?? "");
  const payload = { caption, alt_texts, options };
  return {
    connection,
    payload,
    captionSource,
    posts: splitIntoPosts(network, slides, limits),
    problems: checkPublication(network, payload, { slides, limits }),
  };
}

interface RequestParts {
  carousel: { id: string; version: number };
  targets: readonly PlannedTarget[];
  timeZone: string;
}

/** Builds the request with a new id. */
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
