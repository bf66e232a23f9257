import type { Carousel } from "@slideloom/core/carousel";
import { parsePost } from "@slideloom/core/document";

function listSlides({ jsonInput, mediaUrls }: Carousel): string[] {
  const parsed = parsePost(jsonInput);
  if (!parsed.ok) return [];
  const { title, content } = parsed.post;
  // The post's title is on every slide, but largest on the first.
  return content.map((slide, index) =>
    JSON.stringify([index === 0 ? title : null, slide, mediaUrls[index] ?? null]),
  );
}

/**
 * Returns the index of the first slide whose words or media differ, or which only one version has. Null if no slide
 * differs, e.g. if only the design does.
 */
export function findFirstDifference(one: Carousel, other: Carousel): number | null {
  const [slides, others] = [listSlides(one), listSlides(other)];
  const count = Math.max(slides.length, others.length);
  const index = Array.from({ length: count }, (_, at) => at).find(
    (at) => slides[at] !== others[at],
  );
  return index ?? null;
}
