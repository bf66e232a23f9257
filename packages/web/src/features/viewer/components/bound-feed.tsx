import type { PublicationTarget } from "@slideloom/core/contract/publications";
import { rulesFor } from "@slideloom/core/networks";
import { findSlideSize, ratioOf } from "@slideloom/core/publishing";
import { buildSlideJob, listSlideJobs } from "@slideloom/renderer";
import { useMemo } from "react";
import { FeedPreview } from "../../../components/feed-preview.tsx";
import { type BoundVersion, useBoundVersion } from "../bound-version.ts";

interface BoundFeedProps extends BoundVersion {
  target: Pick<PublicationTarget, "network" | "service" | "options" | "slide_size">;
}

/** The slides of one version as the target's service crops and arranges them. */
export function BoundFeed({ target, ...bound }: BoundFeedProps) {
  const { network, service, options, slide_size } = target;
  const { content } = useBoundVersion(bound);
  const feed = useMemo(() => {
    if (!content || service === null) return null;
    const place = { network, service, limits: {} };
    const size = findSlideSize(place, { slide_size }, content.draft.carouselFormat);
    const draft = { ...content.draft, carouselFormat: size };
    const jobs = listSlideJobs(buildSlideJob(draft, content.post, 0));
    const posts = rulesFor(place).splitIntoPosts(jobs.length, options);
    return { place, jobs, posts, ratio: ratioOf(size) };
  }, [content, network, service, options, slide_size]);
  return feed && <FeedPreview options={options} {...feed} />;
}
