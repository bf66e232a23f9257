import { type Carousel, parseCarousel } from "@slideloom/core/carousel";
import { type CarouselStatus, carouselStatuses } from "@slideloom/core/contract";

const localCopyVersion = 1;

/** The saved carousel that a local copy is a change of. */
export interface CarouselLink {
  id: string;
  /** The version that is edited; null until it was saved for the first time. */
  version: number | null;
  title: string;
  status: CarouselStatus;
  /** Whose it is; null where nobody was signed in yet. */
  accountId: string | null;
}

/** A local copy as another tab may have left it: `revision` tells one writing from the next. */
export interface LocalCopy {
  revision: string;
  carousel: Carousel;
  /** Null for a carousel that was never saved. */
  link: CarouselLink | null;
  /** What was not taken as it stood. */
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

/** Reads a local copy. Nothing in storage is trusted: an unknown value takes its default. */
export function parseLocalCopy(text: string): ParsedLocalCopy {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return { ok: false, reason: "it is no valid JSON" };
  }
  if (!isRecord(stored)) return { ok: false, reason: "it is no draft" };
  if (stored["version"] !== localCopyVersion) {
    return { ok: false, reason: "it was written by another version of Slideloom" };
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
