import type { SizePresetId } from "@slideloom/core/design";
import type { Post } from "@slideloom/core/document";
import { rulesFor, type CaptionService } from "@slideloom/core/networks";
import { findSlideSize, ratioOf } from "@slideloom/core/publishing";
import { FeedPreview } from "../../../components/feed-preview.tsx";
import { useAppearance } from "../../../state/carousel-store.ts";
import { useSizedJobs } from "../../../state/slide-job.ts";

/** The most slides that a feed shows at once, before somebody opens the post. */
const shownSlides = 5;

const findSize = (service: CaptionService, own: SizePresetId) =>
  findSlideSize({ service, limits: {} }, {}, own);

interface ServicePreviewProps {
  service: CaptionService;
  post: Post;
  caption: string;
}

/** Approximates the open carousel in a network's feed, laid out in the network's size. */
export function ServicePreview({ service, post, caption }: ServicePreviewProps) {
  const own = useAppearance(({ carouselFormat }) => carouselFormat);
  const isSingle = useAppearance(({ postType }) => postType === "single");
  const carouselFormat = findSize(service, own);
  const slides = isSingle ? 1 : post.content.length;
  const jobs = useSizedJobs(post, carouselFormat, Math.min(slides, shownSlides));
  // A single post's height depends on its text, so there is no fixed ratio to show in a feed.
  if (isSingle) return null;
  const place = { service, limits: {} };
  const posts = rulesFor(place).splitIntoPosts(slides);
  return <FeedPreview ratio={ratioOf(carouselFormat)} {...{ place, posts, jobs, caption }} />;
}
