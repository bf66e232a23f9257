import type { Carousel } from "../carousel/carousel.ts";
import type { SizePresetId } from "../design/size-preset.ts";
import { describeSlide } from "../document/plain-text.ts";
import type { Post } from "../document/post.ts";
import { rulesFor, type PostPlace } from "../networks/rules-for.ts";
import { countCodePoints, cutCodePoints } from "../text/index.ts";
import { findOwnCaption, suggestCaptionFor } from "./captions.ts";
import { checkPublication } from "./check-publication.ts";
import { findVideoSlides } from "./check-videos.ts";
import { addDefaultOptions } from "./default-options.ts";
import type { PublicationPayload } from "./publication-payload.ts";
import type { PublicationProblem } from "./publication-problem.ts";
import { findSlideSize, ratioOf } from "./slide-size.ts";

export interface PublishedPost {
  post: Post;
  captions: Carousel["captions"];
  /** Whether a model wrote any of the words. */
  isAiGenerated: boolean;
  /** 1 for a single post. */
  slides: number;
  videoSlides: readonly number[];
  size: SizePresetId;
  /** True for a single post, whose height depends on its text. */
  isSingle: boolean;
}

/** What is chosen for one connected account. */
interface TargetWish {
  options?: PublicationPayload["options"] | undefined;
  slide_size?: PublicationPayload["slide_size"];
  /** Written for this account only. */
  caption?: string | undefined;
  /** Written for all accounts. The carousel's caption for the service precedes it. */
  sharedCaption?: string | undefined;
  /** By slide index. */
  altTexts?: Readonly<Record<number, string>>;
}

/** The publication on one connected account. */
export interface TargetPlan {
  payload: PublicationPayload;
  size: SizePresetId;
  /** Width divided by height of the slides; null for a single post. */
  ratio: number | null;
  /** `variant` is the carousel's caption for the service. `suggested` was built from the post. */
  captionSource: "own" | "variant" | "shared" | "suggested";
  posts: readonly number[];
  problems: readonly PublicationProblem[];
}

/** Maximum length of a generated alt text, in code points, if the service has no limit of its own. */
const usualAltText = 5000;

interface PublishedCarousel extends Pick<
  Carousel,
  "captions" | "carouselFormat" | "postType" | "enableMedia" | "mediaUrls"
> {
  aiGenerated?: boolean;
}

export function readPublishedPost(post: Post, carousel: PublishedCarousel): PublishedPost {
  const { captions, aiGenerated: isAiGenerated = false, carouselFormat: size } = carousel;
  const isSingle = carousel.postType === "single";
  const slides = isSingle ? 1 : post.content.length;
  const videoSlides = findVideoSlides(post, carousel);
  return { post, captions, isAiGenerated, slides, videoSlides, size, isSingle };
}

/** Plans the posts for a connected account, and checks them against the rules of its service. */
export function planTarget(
  place: PostPlace,
  published: PublishedPost,
  wish: TargetWish,
): TargetPlan {
  const { slides, videoSlides, isSingle } = published;
  const { slide_size = "network", altTexts = {} } = wish;
  const options = addDefaultOptions(place, wish.options ?? {}, published);
  const { caption, captionSource } = findCaption({ ...place, options }, published, wish);
  const alt_texts = Array.from({ length: slides }, (_, index) => altTexts[index]?.trim() ?? "");
  const payload = { caption, alt_texts, options, slide_size };
  const size = findSlideSize(place, payload, published.size);
  const ratio = isSingle ? null : ratioOf(size);
  return {
    payload,
    size,
    ratio,
    captionSource,
    posts: rulesFor(place).splitIntoPosts(slides, options),
    problems: checkPublication(place, payload, { slides, ratio, videoSlides }),
  };
}

function findCaption(
  place: PostPlace & Pick<PublicationPayload, "options">,
  published: PublishedPost,
  { caption: own, sharedCaption }: TargetWish,
): Pick<TargetPlan, "captionSource"> & { caption: string } {
  if (own !== undefined) return { captionSource: "own", caption: own };
  const variant = findOwnCaption(published.captions, rulesFor(place).service);
  if (variant !== undefined) return { captionSource: "variant", caption: variant };
  if (sharedCaption !== undefined) return { captionSource: "shared", caption: sharedCaption };
  return { captionSource: "suggested", caption: suggestCaptionFor(place, published) };
}

/** Describes the slides without alt text by their words, within the service's limit. */
export function fillAltTexts(
  place: PostPlace,
  { post }: PublishedPost,
  altTexts: readonly string[],
): string[] {
  const { altTextLimit } = rulesFor(place);
  const limit = altTextLimit ?? usualAltText;
  return altTexts.map((text, index) => text || cutText(describeSlide(post, index), limit));
}

function cutText(text: string, limit: number): string {
  if (countCodePoints(text, limit + 1) <= limit) return text;
  return `${cutCodePoints(text, limit - 1)}…`;
}
