import { type BoundVersion, useBoundVersion } from "../bound-version.ts";
import { TargetFeed, type TargetFeedProps } from "./target-feed.tsx";

/** The slides of one version as the target's service crops and arranges them. */
export function BoundFeed({ target, ...bound }: TargetFeedProps & BoundVersion) {
  const { content } = useBoundVersion(bound);
  return content && <TargetFeed target={target} {...content} />;
}
