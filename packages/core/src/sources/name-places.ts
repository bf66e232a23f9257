import type { Passage } from "./source.ts";

/**
 * Names each passage's place for people, e.g. `What stayed, ¶2` or `page 3, ¶1`. Paragraphs are counted from the
 * heading, page or slide.
 */
export function namePlaces(passages: readonly Passage[]): Map<string, string> {
  const names = new Map<string, string>();
  let counted = "";
  let count = 0;
  for (const passage of passages) {
    const { id, kind, text, place } = passage;
    const around = nameSurroundings(passage);
    if (around !== counted) count = 0;
    counted = around;
    if (kind === "heading") {
      names.set(id, text);
      // Counting starts again at each heading, since two headings may have the same text.
      counted = "";
      continue;
    }
    count += 1;
    const exact = place.seconds === undefined && place.row === undefined ? `¶${count}` : "";
    names.set(id, [around, exact].filter((part) => part !== "").join(", "));
  }
  return names;
}

function nameSurroundings({ place }: Passage): string {
  const { section, page, slide, row, seconds } = place;
  if (seconds !== undefined) return nameTime(seconds);
  if (row !== undefined) return [section, `row ${row}`].filter(Boolean).join(", ");
  if (slide !== undefined) return `slide ${slide}`;
  return section ?? (page === undefined ? "" : `page ${page}`);
}

/** Writes seconds as `1:05`, or `1:02:05` from an hour on. */
function nameTime(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = String(Math.floor(seconds % 60)).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
