import { parsePost } from "@slideloom/core/document";
import type { PostPlace } from "@slideloom/core/networks";
import {
  checkVideos,
  fillAltTexts,
  findVideoSlides,
  listErrors,
  planTarget,
  type PublicationPayload,
  type PublishedPost,
  readPublishedPost,
} from "@slideloom/core/publishing";
import { readCarousel } from "../carousels/carousel-content.ts";
import { StepFailure } from "../connectors/connector.ts";
import type { CarouselVersionRow } from "../db/library-tables.ts";
import { DomainError } from "../errors/domain-error.ts";
import { PublishingError } from "./publishing-error.ts";

/** A valid carousel version. */
export interface PublishableContent extends PublishedPost {
  carouselId: string;
  version: number;
  title: string;
}

/** @throws {PublishingError} if the version's text isn't a valid post. */
export function readPublishable(row: CarouselVersionRow): PublishableContent {
  const carousel = readCarousel(row.draft);
  const result = parsePost(carousel.jsonInput);
  if (!result.ok) throw new PublishingError("carousel-not-publishable");
  const { carouselId, number: version, title } = row;
  return { ...readPublishedPost(result.post, carousel), carouselId, version, title };
}

/**
 * Adds a missing caption, missing alt texts, and a label if a model wrote the words.
 * @throws {DomainError} if the payload breaks the rules of the service.
 */
export function checkTarget(
  content: PublishableContent,
  place: PostPlace,
  payload: Omit<PublicationPayload, "caption"> & { caption?: string | undefined },
): { payload: PublicationPayload; split: readonly number[] } {
  const { alt_texts: altTexts, ...wish } = payload;
  const plan = planTarget(place, content, { ...wish, altTexts });
  const [problem] = listErrors(plan.problems);
  if (problem) throw new DomainError("payload-refused", problem.message);
  const alt_texts = fillAltTexts(place, content, plan.payload.alt_texts);
  return { payload: { ...plan.payload, alt_texts }, split: plan.posts };
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
