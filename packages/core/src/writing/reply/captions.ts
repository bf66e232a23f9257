import type { Captions } from "../../carousel/index.ts";
import type { CaptionService } from "../../networks/index.ts";

/** Services that get their own caption, because their limits or habits differ. */
export const captionKeys = [
  "linkedin",
  "instagram",
  "x",
  "threads",
  "bluesky",
  "mastodon",
] as const satisfies readonly CaptionService[];

/** Maximum characters of a caption, far more than people read. Only endless replies are cut. */
const charactersMax = 3000;

/** Reads a reply's captions by service; undefined if it has none. */
export function readCaptions(value: unknown): Captions | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const given: Readonly<Record<string, unknown>> = { ...value };
  const entries = captionKeys.flatMap((key) => {
    const caption = given[key];
    return typeof caption === "string" && caption.trim() !== ""
      ? [[key, caption.trim().slice(0, charactersMax)] as const]
      : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
