import type { Connection } from "@slideloom/core/contract/connections";
import type { Post } from "@slideloom/core/document";
import { listErrors, readPublishedPost } from "@slideloom/core/publishing";
import { findTimeObstacle } from "../../components/publications/wall-time.ts";
import { isUsable } from "../../lib/connections.ts";
import {
  useAppearance,
  useCaptions,
  useIsAiGenerated,
  useMediaUrls,
} from "../../state/carousel-store.ts";
import { planConnection, type PlannedTarget } from "./planned-target.ts";
import type { PublishDraft, WhenChoice } from "./publish-draft-store.ts";

/**
 * Returns the chosen connections that are usable. If the person hasn't chosen yet, preselects a single usable
 * connection.
 */
function findChosen(connections: readonly Connection[], { connectionIds }: PublishDraft) {
  const usable = connections.filter(isUsable);
  const ids = connectionIds ?? (usable.length === 1 ? usable.map(({ id }) => id) : []);
  return usable.filter(({ id }) => ids.includes(id));
}

/** Returns the reason why the publication can't be sent yet; null if it can. */
function findObstacle(
  targets: readonly PlannedTarget[],
  when: WhenChoice,
  timeZone: string,
): string | null {
  if (targets.length === 0) return "Choose an account.";
  const broken = targets.filter(({ problems }) => listErrors(problems).length > 0).length;
  if (broken > 0) return "Fix the problems listed in the preview.";
  if (when.kind !== "time") return null;
  return findTimeObstacle({ at: when.at, timeZone });
}

export type PublishPlan = ReturnType<typeof usePlan>;

/** Returns the open carousel's content as it would be published. */
export function usePublished(post: Post) {
  const appearance = useAppearance((all) => all);
  const captions = useCaptions();
  const aiGenerated = useIsAiGenerated();
  const mediaUrls = useMediaUrls();
  return readPublishedPost(post, { ...appearance, captions, aiGenerated, mediaUrls });
}

/** Plans the posts for each chosen connection. `obstacle` is the reason why they can't be sent yet, or null. */
export function usePlan(
  { post, connections }: { post: Post; connections: readonly Connection[] },
  draft: PublishDraft,
) {
  const published = usePublished(post);
  const chosen = findChosen(connections, draft);
  const targets = chosen.map((connection) => planConnection(draft, connection, published));
  const timeZone = draft.when.timeZone ?? chosen[0]?.time_zone ?? "UTC";
  const obstacle = findObstacle(targets, draft.when, timeZone);
  return { published, chosen, targets, timeZone, obstacle };
}
