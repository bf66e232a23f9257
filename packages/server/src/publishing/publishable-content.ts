import { describeSlide, parsePost, type Post } from "@slideloom/core/document";
import { networks, splitIntoPosts } from "@slideloom/core/networks";
import { checkPublication, type PublicationPayload } from "@slideloom/core/publishing";
import { countCodePoints, cutCodePoints } from "@slideloom/core/text";
import { readCarousel } from "../carousels/carousel-content.ts";
import type { PublishingConnection } from "../connections/publishing-connection.ts";
import type { CarouselVersionRow } from "../db/library-tables.ts";
import { DomainError } from "../errors/domain-error.ts";
import { PublishingError } from "./publishing-error.ts";

/** A valid carousel version. */
export interface PublishableContent {
  carouselId: string;
  version: number;
  title: string;
  post: Post;
  slides: number;
}

/** @throws {PublishingError} if the version's text isn't a valid post. */
export function readPublishable(row: CarouselVersionRow): PublishableContent {
  const result = parsePost(readCarousel(row.draft).jsonInput);
  if (!result.ok) throw new PublishingError("carousel-not-publishable");
  const { carouselId, number: version, title, slides } = row;
  return { carouselId, version, title, slides, post: result.post };
}

/**
 * Completes the payload: slides without alt text are described by their text.
 * @throws {DomainError} if it exceeds the network's limits.
 */
export function checkTarget(
  { post, slides }: PublishableContent,
  { network, limits }: Pick<PublishingConnection, "network" | "limits">,
  payload: PublicationPayload,
): { payload: PublicationPayload; parts: number } {
  const alt_texts = Array.from({ length: slides }, (_, index) => {
    const text = payload.alt_texts[index]?.trim() ?? "";
    return text === ""
      ? cutText(describeSlide(post, index), networks[network].altTextLimit(limits))
      : text;
  });
  const whole = { ...payload, alt_texts };
  const [problem] = checkPublication(network, whole, { slides, limits });
  if (problem) throw new DomainError("payload-refused", problem.message);
  return { payload: whole, parts: splitIntoPosts(network, slides, limits).length };
}

function cutText(text: string, limit: number | null): string {
  if (limit === null || countCodePoints(text, limit + 1) <= limit) return text;
  return `${cutCodePoints(text, limit - 1)}…`;
}
