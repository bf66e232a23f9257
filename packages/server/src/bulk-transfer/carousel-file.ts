import { carouselFileSchema, type CarouselFile } from "@slideloom/core/contract/library";
import { jsonLimits } from "@slideloom/core/contract/body-limits";
import { findExceededLimit } from "@slideloom/core/document";
import { cutUnits, decodeText } from "@slideloom/core/text";
import { readCarousel } from "../carousels/carousel-content.ts";
import type { WholeCarouselRow } from "../carousels/carousel-repository.ts";

/** Builds a carousel's file, named after its title. */
export function buildCarouselFile(
  row: WholeCarouselRow,
  tags: string[],
): { name: string; text: string } {
  const { id, title, status, createdAtMs, updatedAtMs, draft } = row;
  const file: CarouselFile = {
    slideloom: "carousel",
    formatVersion: 1,
    id,
    title,
    status,
    createdAt: new Date(createdAtMs).toISOString(),
    updatedAt: new Date(updatedAtMs).toISOString(),
    draft: readCarousel(draft),
    ...(tags.length > 0 && { tags }),
  };
  const words = title.match(/[\p{L}\p{M}\p{N}]+/gu) ?? ["carousel"];
  const slug = cutUnits(words.join("-"), 60);
  return { name: `carousels/${slug}-${id}.json`, text: `${JSON.stringify(file, null, 2)}\n` };
}

/** Parses a carousel file; returns an error message if it is invalid. */
export function parseCarouselFile(bytes: Uint8Array): CarouselFile | string {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return decoded.message;
  if (decoded.note) return "The file isn't UTF-8 text. Save it as UTF-8";
  if (findExceededLimit(decoded.text, jsonLimits) !== null)
    return "The file isn't a Slideloom carousel";
  let stored: unknown;
  try {
    stored = JSON.parse(decoded.text);
  } catch {
    return "The file isn't valid JSON";
  }
  const parsed = carouselFileSchema.safeParse(stored);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.path.join(".");
  return [where, issue?.message].filter(Boolean).join(": ");
}
