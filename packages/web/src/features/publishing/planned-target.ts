import type { Connection } from "@slideloom/core/contract/connections";
import type { PublicationRequest } from "@slideloom/core/contract/publications";
import { planTarget, type PublishedPost, type TargetPlan } from "@slideloom/core/publishing";
import { buildUuid } from "../../lib/build-uuid.ts";
import type { PublishDraft } from "./publish-draft-store.ts";

/** A publication on one connection, before it is sent. */
export interface PlannedTarget extends TargetPlan {
  connection: Connection;
}

/** Plans the draft's posts for a connected account. */
export function planConnection(
  draft: PublishDraft,
  connection: Connection,
  published: PublishedPost,
): PlannedTarget {
  const { id } = connection;
  const plan = planTarget(connection, published, {
    caption: draft.captions[id],
    sharedCaption: draft.caption ?? undefined,
    altTexts: draft.altTexts,
    options: draft.options[id],
    slide_size: draft.sizes[id],
  });
  return { connection, ...plan };
}

interface RequestParts {
  carousel: { id: string; version: number };
  targets: readonly PlannedTarget[];
  timeZone: string;
}

/** Builds the request, with the draft's `nextId` or a new id. */
export function buildPublicationRequest(
  { when: { kind, at }, approval, nextId }: PublishDraft,
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
    ...(approval && { approval }),
  };
}
