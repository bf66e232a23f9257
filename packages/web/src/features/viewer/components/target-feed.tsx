import type { Carousel } from "@slideloom/core/carousel";
import type { PublicationTarget } from "@slideloom/core/contract/publications";
import type { Post } from "@slideloom/core/document";
import { rulesFor } from "@slideloom/core/networks";
import { findSlideSize, ratioOf } from "@slideloom/core/publishing";
import { buildSlideJob, listSlideJobs } from "@slideloom/renderer";
import { useMemo } from "react";
import { FeedPreview } from "../../../components/feed-preview.tsx";

export interface TargetFeedProps {
  target: Pick<PublicationTarget, "network" | "service" | "options" | "slide_size">;
}

interface ContentProps extends TargetFeedProps {
  draft: Carousel;
  post: Post;
}

/** A post's slides as the target's service crops and arranges them. */
export function TargetFeed({ target, draft, post }: ContentProps) {
  const { network, service, options, slide_size } = target;
  const feed = useMemo(() => {
    if (service === null) return null;
    const place = { network, service, limits: {} };
    const size = findSlideSize(place, { slide_size }, draft.carouselFormat);
    const jobs = listSlideJobs(buildSlideJob({ ...draft, carouselFormat: size }, post, 0));
    const posts = rulesFor(place).splitIntoPosts(jobs.length, options);
    return { place, jobs, posts, ratio: ratioOf(size) };
  }, [draft, post, network, service, options, slide_size]);
  return feed && <FeedPreview options={options} {...feed} />;
}
