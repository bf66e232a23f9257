import type { Captions } from "@slideloom/core/carousel";
import { describeSlide, parsePost, type Post } from "@slideloom/core/document";
import type { SizePresetId } from "@slideloom/core/design";
import { rulesFor, type PostPlace } from "@slideloom/core/networks";
import {
  addDefaultOptions,
  checkPublication,
  checkVideos,
  findSlideSize,
  findVideoSlides,
  listErrors,
  ratioOf,
  suggestCaptionFor,
  type PublicationPayload,
} from "@slideloom/core/publishing";
import { countCodePoints, cutCodePoints } from "@slideloom/core/text";
import { readCarousel } from "../carousels/carousel-content.ts";
import { StepFailure } from "../connectors/connector.ts";
import type { CarouselVersionRow } from "../db/library-tables.ts";
import { DomainError } from "../errors/domain-error.ts";
import { PublishingError } from "./publishing-error.ts";

/** A valid carousel version. */
export interface PublishableContent {
  carouselId: string;
  version: number;
  title: string;
  post: Post;
  captions: Captions | undefined;
  /** Whether a model wrote any of the carousel's words. */
  isAiGenerated: boolean;
  slides: number;
  /** Indexes of slides with a video. */
  videoSlides: readonly number[];
  /** The carousel's own size. */
  size: SizePresetId;
  /** True for a single post, whose height depends on its text. */
  isSingle: boolean;
}

/** Maximum length of a generated alt text, in code points, if the service has no limit of its own. */
const usualAltText = 5000;

/** @throws {PublishingError} if the version's text isn't a valid post. */
export function readPublishable(row: CarouselVersionRow): PublishableContent {
  const carousel = readCarousel(row.draft);
  const { jsonInput, carouselFormat, postType, captions, aiGenerated = false } = carousel;
  const result = parsePost(jsonInput);
  if (!result.ok) throw new PublishingError("carousel-not-publishable");
  const { carouselId, number: version, title, slides } = row;
  return {
    carouselId,
    version,
    title,
    slides,
    post: result.post,
    videoSlides: findVideoSlides(result.post, carousel),
    captions,
    size: carouselFormat,
    isSingle: postType === "single",
    isAiGenerated: aiGenerated,
  };
}

/**
 * Adds a missing caption, missing alt texts, and a label if a model wrote the words.
 * @throws {DomainError} if the payload breaks the rules of the service.
 */
export function checkTarget(
  content: PublishableContent,
  place: PostPlace,
  payload: Omit<PublicationPayload, "caption"> & { caption?: string | undefined },
): { payload: PublicationPayload; split: number[] } {
  const { post, slides, videoSlides, size, isSingle } = content;
  const options = addDefaultOptions(place, payload.options, content);
  const { altTextLimit, splitIntoPosts } = rulesFor(place);
  const alt_texts = Array.from({ length: slides }, (_, index) => {
    const text = payload.alt_texts[index]?.trim() ?? "";
    return text === "" ? cutText(describeSlide(post, index), altTextLimit ?? usualAltText) : text;
  });
  const caption = payload.caption ?? suggestCaptionFor({ ...place, options }, content);
  const { slide_size = "network" } = payload;
  const whole = { ...payload, caption, options, alt_texts, slide_size };
  const ratio = isSingle ? null : ratioOf(findSlideSize(place, whole, size));
  const [problem] = listErrors(checkPublication(place, whole, { slides, ratio, videoSlides }));
  if (problem) throw new DomainError("payload-refused", problem.message);
  return { payload: whole, split: splitIntoPosts(slides, options) };
}

/**
 * Checks a stored version before it is drawn and sent, because earlier releases scheduled slides with videos.
 * @throws {StepFailure} if a slide has a video.
 */
export function refuseVideos(draft: string): void {
  const carousel = readCarousel(draft);
  const result = parsePost(carousel.jsonInput);
  const [problem] = result.ok ? checkVideos(findVideoSlides(result.post, carousel)) : [];
  if (!problem) return;
  throw new StepFailure({ kind: "rejected", code: problem.code, message: problem.message });
}

function cutText(text: string, limit: number): string {
  if (countCodePoints(text, limit + 1) <= limit) return text;
  return `${cutCodePoints(text, limit - 1)}…`;
}
