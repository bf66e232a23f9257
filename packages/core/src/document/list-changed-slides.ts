import { matchSlides } from "./match-slides.ts";
import { parsePost } from "./parse-post.ts";
import type { Post } from "./post.ts";

/** The text and media of a carousel. */
interface SlideSource {
  jsonInput: string;
  mediaUrls: Readonly<Record<number, string>>;
}

interface Read {
  post: Post | null;
  slides: readonly string[];
}

function readSlides({ jsonInput, mediaUrls }: SlideSource): Read {
  const parsed = parsePost(jsonInput);
  if (!parsed.ok) return { post: null, slides: [] };
  const { title, content } = parsed.post;
  // The post's title is on every slide, but largest on the first.
  const slides = content.map((slide, index) =>
    JSON.stringify([index === 0 ? title : null, slide, mediaUrls[index] ?? null]),
  );
  return { post: parsed.post, slides };
}

/**
 * Returns the index of the first slide whose words or media differ, or which only one version has. Null if no slide
 * differs, e.g. if only the design does.
 */
export function findFirstDifference(one: SlideSource, other: SlideSource): number | null {
  const [{ slides }, { slides: others }] = [readSlides(one), readSlides(other)];
  const count = Math.max(slides.length, others.length);
  const index = Array.from({ length: count }, (_, at) => at).find(
    (at) => slides[at] !== others[at],
  );
  return index ?? null;
}

/** Slides of a version that aren't in an earlier one, as indexes, and how many of the earlier ones are gone. */
interface SlideChanges {
  changed: number[];
  removed: number;
  /** Whether slides that both versions have are in another order. */
  isReordered: boolean;
}

/** Compares a version's slides with an earlier version's. A slide that only moved isn't changed. */
export function listChangedSlides(earlier: SlideSource, later: SlideSource): SlideChanges {
  const [before, after] = [readSlides(earlier), readSlides(later)];
  const ids = (before.post?.content ?? []).map((_, index) => `slide-${index + 1}`);
  const identities = { slideIds: ids, places: [], gone: [], idCount: ids.length };
  const matched = matchSlides(
    identities,
    before.post?.content ?? [],
    after.post?.content ?? [],
  ).slideIds;
  const changed = after.slides.flatMap((slide, index) => {
    const from = ids.indexOf(matched[index] ?? "");
    return before.slides[from] === slide ? [] : [index];
  });
  const kept = matched.map((id) => ids.indexOf(id)).filter((from) => from >= 0);
  return {
    changed,
    removed: ids.length - kept.length,
    isReordered: kept.some((from, at) => at > 0 && from < (kept[at - 1] ?? 0)),
  };
}
