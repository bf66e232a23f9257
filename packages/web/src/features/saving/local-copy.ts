import { type Carousel, parseCarousel } from "@slideloom/core/carousel";
import { type CarouselStatus, carouselStatuses } from "@slideloom/core/contract/carousel-limits";

const localCopyVersion = 1;

/** The saved carousel that a local copy belongs to. */
export interface CarouselLink {
  id: string;
  /** The version that the changes are based on; null before the first save. */
  version: number | null;
  title: string;
  status: CarouselStatus;
  /** The owner; null if nobody was signed in. */
  accountId: string | null;
}

/**
 * A copy of the edited carousel in this browser's storage, possibly written by another tab. Each write has its own
 * `revision`.
 */
export interface LocalCopy {
  revision: string;
  carousel: Carousel;
  /** Null for an unsaved carousel. */
  link: CarouselLink | null;
  /** Values that were replaced by defaults. */
  warnings: string[];
}

export type ParsedLocalCopy = ({ ok: true } & LocalCopy) | { ok: false; reason: string };

export function serializeLocalCopy(
  carousel: Carousel,
  revision: string,
  link: CarouselLink | null = null,
): string {
  return JSON.stringify({
    version: localCopyVersion,
    revision,
    ...carousel,
    ...(link && { link }),
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parseLink(value: unknown): CarouselLink | null {
  const { id, version, title, status, accountId }: Record<string, unknown> = { ...Object(value) };
  if (typeof id !== "string" || typeof title !== "string") return null;
  return {
    id,
    version: typeof version === "number" ? version : null,
    title,
    status: carouselStatuses.find((known) => known === status) ?? "draft",
    accountId: typeof accountId === "string" ? accountId : null,
  };
}

/** Parses a local copy. Storage is untrusted: unknown values become defaults. */
export function parseLocalCopy(text: string): ParsedLocalCopy {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return { ok: false, reason: "It's damaged" };
  }
  if (!isRecord(stored)) return { ok: false, reason: "It's damaged" };
  if (stored["version"] !== localCopyVersion) {
    return { ok: false, reason: "It was written by another version of Slideloom" };
  }
  const parsed = parseCarousel(stored);
  if (!parsed.ok) return parsed;
  return {
    ok: true,
    revision: String(stored["revision"]),
    warnings: parsed.warnings,
    link: parseLink(stored["link"]),
    carousel: parsed.carousel,
  };
}
